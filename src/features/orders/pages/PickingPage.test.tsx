import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Order } from '@/services/wms/generated/orders.gen';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { orders } from '../index';
import { anOrder } from '../testing/anOrder';

const source = {
  stockId: 10,
  locationCode: 'A-01',
  locationBarcode: 'U2-A-01',
  lotCode: 'L1',
  expiresOn: '2027-02-01',
  quantity: 9,
};

const picking = (pickedQuantity: number): Order =>
  anOrder({
    state: 'picking',
    version: 3 + pickedQuantity,
    actions: ['pick', 'finish', 'hold'],
    lines: [{ id: 1, quantity: 3, pickedQuantity, sources: pickedQuantity < 3 ? [source] : [] }],
  });

/** As a scanner does: the letters at once, then Enter. */
function scan(code: string) {
  for (const key of code) fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.body, { key: 'Enter' });
}

const open = () => renderApp([orders], { path: '/orders/1/pick', roles: { ORDERS: true } });

test('with a scanner alone: shelf, product, how many, and the picking ends', async () => {
  let picked = 0;
  const { inputsOf } = answerByAccion({
    'servidor.estado': { capabilities: ['bodies', 'bearer'] },
    'pedido.obtener': () => picking(picked),
    'pedido.tomarLinea': ({ quantity }) => {
      picked += Number(quantity);
      return picking(picked);
    },
    'pedido.terminarPreparacion': () => ({ ...picking(3), state: 'picked', actions: [] }),
  });
  const { user, router, close } = open();
  expect(await screen.findByText('A-01')).toBeInTheDocument();
  expect(screen.getByText('Lote L1, vence 01/02/2027')).toBeInTheDocument();
  scan('7790000000001');
  expect(await screen.findByRole('alert')).toHaveTextContent('primero leé la etiqueta');
  scan('U2-A-01');
  expect(await screen.findByRole('textbox', { name: 'Código del producto' })).toBeInTheDocument();
  scan('7790000000001');
  await user.click(await screen.findByRole('button', { name: 'Uno menos' }));
  await user.click(screen.getByRole('button', { name: 'Tomar 2 unidades' }));
  await waitFor(() =>
    expect(inputsOf('pedido.tomarLinea')).toEqual([
      expect.objectContaining({ id: 1, lineId: 1, stockId: 10, quantity: 2 }),
    ]),
  );
  expect(await screen.findByText(/falta 1 unidad/)).toBeInTheDocument();
  scan('A-01');
  await screen.findByRole('textbox', { name: 'Código del producto' });
  scan('SKU-1');
  await user.click(await screen.findByRole('button', { name: 'Tomar 1 unidad' }));
  await user.click(await screen.findByRole('button', { name: 'Terminar preparación' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/1'));
  close();
});

test('a line that cannot be filled is closed with its reason', async () => {
  const { inputsOf } = answerByAccion({
    'servidor.estado': { capabilities: ['bodies', 'bearer'] },
    'pedido.obtener': picking(0),
    'pedido.faltarLinea': picking(0),
  });
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: 'No alcanza' }));
  await user.click(await screen.findByRole('button', { name: 'Cerrar línea' }));
  expect(await screen.findByText('Contá el motivo.')).toBeInTheDocument();
  expect(inputsOf('pedido.faltarLinea')).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Llegó roto');
  await user.click(screen.getByRole('button', { name: 'Cerrar línea' }));
  await waitFor(() =>
    expect(inputsOf('pedido.faltarLinea')[0]).toMatchObject({ lineId: 1, reason: 'Llegó roto' }),
  );
  close();
});

test('who does not have the order is told so instead of being let in', async () => {
  answerByAccion({
    'servidor.estado': { capabilities: ['bodies', 'bearer'] },
    'pedido.obtener': anOrder({ state: 'picking', actions: ['start'] }),
  });
  const { close } = open();
  expect(await screen.findByText(/no está a tu nombre/)).toBeInTheDocument();
  close();
});
