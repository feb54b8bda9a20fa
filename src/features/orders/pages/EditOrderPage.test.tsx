import { act, screen, waitFor } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { orders } from '../index';
import { anOrder } from '../testing/anOrder';

test('an order left half written waits, with its lines, and is saved over the version it began with', async () => {
  let version = 3;
  const { inputsOf } = answerByAccion({
    'servidor.estado': { capabilities: ['bodies', 'bearer'] },
    'pedido.obtener': () => anOrder({ version, actions: ['edit'] }),
    'cliente.listar': { rows: [], total: 0 },
    'producto.listar': { rows: [], total: 0 },
    'pedido.editar': () => anOrder({ version: version + 1, actions: ['edit'] }),
  });
  const open = () =>
    renderApp([orders], {
      path: '/orders/1/edit',
      roles: { ORDERS: true },
      server: 'http://x.test',
    });
  const first = open();
  const notes = () => screen.findByRole('textbox', { name: /^Notas/ });
  const lines = () => screen.getAllByRole('group', { name: /^Línea \d/ }).length;
  await first.user.type(await notes(), 'Tocar timbre');
  const before = lines();
  await first.user.click(screen.getByRole('button', { name: 'Agregar producto' }));
  await act(() => first.router.navigate('/orders/1'));
  first.close();

  version = 7;
  const second = open();
  await waitFor(async () => expect(await notes()).toHaveValue('Tocar timbre'));
  expect(lines()).toBe(before + 1);
  expect(screen.getByText('Recuperamos lo que estabas escribiendo')).toBeInTheDocument();
  await second.user.click(screen.getByRole('button', { name: `Quitar la línea ${before + 1}` }));
  await second.user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(inputsOf('pedido.editar')).toHaveLength(1));
  expect(inputsOf('pedido.editar')[0]).toMatchObject({ version: 3, notes: 'Tocar timbre' });
  await waitFor(() => expect(second.router.state.location.pathname).toBe('/orders/1'));
  second.close();
});
