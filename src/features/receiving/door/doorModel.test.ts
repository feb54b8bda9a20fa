import type { ArrivalLine } from '@/services/wms/generated/receiving.gen';
import { lineOf, reasonWanted, withNoted } from './doorModel';

const yerba: ArrivalLine = {
  ...{ id: 1, productId: 7, sku: 'YER-1', barcode: '7790895000997', productName: 'Yerba' },
  ...{ unit: 'paquete', lotTracked: false, expected: 48, packSize: 12, received: 24, apart: 0 },
  tolerance: 2,
};

test('a label or a code, however written, finds its line', () => {
  expect(lineOf([yerba], '7790895000997')).toBe(yerba);
  expect(lineOf([yerba], 'yer-1')).toBe(yerba);
  expect(lineOf([yerba], 'OTRO')).toBeUndefined();
});

test('what was noted counts, by label or by code', () => {
  const noted = [
    { product: 'YER-1', quantity: 10 },
    { product: '7790895000997', quantity: 5 },
    { product: 'OTRO', quantity: 99 },
  ];
  expect(withNoted([yerba], noted)[0]?.received).toBe(39);
});

test('a reason is asked beyond the tolerance, counting what was noted before', () => {
  const [after] = withNoted([yerba], [{ product: 'YER-1', quantity: 20 }]);
  expect(reasonWanted(after, 6)).toBeNull();
  expect(reasonWanted(after, 7)).toBe('Con esto son 51 y se esperaban 48: decí por qué.');
  expect(reasonWanted(undefined, 1)).toContain('No está en el remito');
});
