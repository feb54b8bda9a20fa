import { act, screen, waitFor, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { orders } from '../index';
import { anOrder } from '../testing/anOrder';

const picker = { show: true, pick: true, check: true };
const column = (state: string, ...numbers: string[]) => ({
  state,
  total: numbers.length,
  rows: numbers.map((number, index) => anOrder({ id: index + 10, number })),
});

function wire(order: object | null) {
  return answerByAccion({
    'servidor.estado': { capabilities: ['bodies', 'bearer'] },
    'persona.obtenerOrganizacion': { sites: [], areas: [] },
    'pedido.obtenerTablero': {
      mine: [anOrder({ id: 5, number: 'P-MIO', state: 'picking', actions: ['pick'] })],
      customerName: 'Don Julio',
      columns: [column('created', 'P-A', 'P-B'), column('picking'), column('picked', 'P-C')],
    },
    'pedido.tomarSiguiente': { order },
    'pedido.obtener': order ?? {},
  });
}

test('who picks finds their own first, and hears when there is nothing to take', async () => {
  const { inputsOf } = wire(null);
  const { user, router, close } = renderApp([orders], {
    path: '/orders',
    roles: { ORDERS: picker },
  });
  const mine = await screen.findByRole('region', { name: 'Míos' });
  expect(within(mine).getByRole('link', { name: /P-MIO/ })).toHaveAttribute(
    'href',
    '/orders/5/pick',
  );
  await user.click(screen.getByRole('button', { name: 'Tomar el siguiente' }));
  expect(await screen.findByText(/No hay pedidos para tomar/)).toBeInTheDocument();
  expect(inputsOf('pedido.tomarSiguiente')).toHaveLength(1);
  expect(router.state.location.pathname).toBe('/orders');
  close();
});

test('the next order opens where it is picked', async () => {
  wire(anOrder({ id: 8, state: 'picking', actions: ['pick'] }));
  const { user, router, close } = renderApp([orders], {
    path: '/orders',
    roles: { ORDERS: picker },
  });
  await user.click(await screen.findByRole('button', { name: 'Tomar el siguiente' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/8/pick'));
  close();
});

test('who plans the work sees the board alone, walks it with the arrows and takes filters away', async () => {
  const { inputsOf } = wire(null);
  const { user, router, close } = renderApp([orders], {
    path: '/orders?prioridad=1&cliente=7',
    roles: { ORDERS: true },
  });
  const first = await screen.findByRole('link', { name: /P-A/ });
  act(() => first.focus());
  expect(screen.queryByRole('region', { name: 'Míos' })).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: /P-B/ })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('link', { name: /P-C/ })).toHaveFocus();
  expect(inputsOf('pedido.obtenerTablero')[0]).toMatchObject({ priority: '1', customerId: '7' });
  await user.click(screen.getByRole('button', { name: 'Quitar filtro Cliente: Don Julio' }));
  await waitFor(() => expect(router.state.location.search).toBe('?prioridad=1'));
  close();
});
