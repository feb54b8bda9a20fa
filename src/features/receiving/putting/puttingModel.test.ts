import type { PutAwayTask } from '@/services/wms/generated/receiving.gen';
import { isProposed, notAShelf, readGoods, withoutSent } from './puttingModel';

const ana = { id: 3, name: 'Paz, Ana', position: null, imageUrl: '/fotos/3' };
const task: PutAwayTask = {
  ...{ id: 1, arrivalId: 9, intakeNumber: 'I-000001', supplierName: 'Molinos', productId: 7 },
  ...{ sku: 'YER-1', barcode: '7790895000997', productName: 'Yerba', unit: 'paquete' },
  ...{ lotCode: null, expiresOn: null, units: 24, locationCode: 'RECEPCION' },
  receivedAt: '2026-11-23T12:00:00.000Z',
  shelf: { code: 'A-01-01-1', barcode: 'U2-A-01-01-1', why: 'same', forklift: false },
  takenBy: null,
};
const taken = { ...task, id: 2, takenBy: ana };

test('the product that was read is the oldest line that nobody else is taking', () => {
  expect(readGoods([taken, task], 'yer-1').task?.id).toBe(1);
  expect(readGoods([taken], '7790895000997').why).toBe('Lo está llevando Paz, Ana.');
  expect(readGoods([task], 'OTRO').why).toContain('no hay nada por guardar');
});

test('a shelf may be another than the proposed one, but no product and not the receiving place', () => {
  expect(isProposed(task, 'u2-a-01-01-1')).toBe(true);
  expect(isProposed(task, 'B-02-01-1')).toBe(false);
  expect(notAShelf(task, 'B-02-01-1')).toBeNull();
  expect(notAShelf(task, 'YER-1')).toContain('Ese es el producto');
  expect(notAShelf(task, 'recepcion')).toContain('Ahí se recibe');
});

test('what waits for the network is put away already', () => {
  const waiting = [{ body: { id: 1, quantity: 10 } }, { body: { id: 2, quantity: 24 } }];
  expect(withoutSent([task, taken], waiting)).toEqual([{ ...task, units: 14 }]);
});
