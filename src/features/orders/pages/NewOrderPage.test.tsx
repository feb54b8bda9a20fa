import { screen, waitFor, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { orders } from '../index';

test('who orders sees how much there is of each product while they write, and is warned of more without being stopped', async () => {
  const product = (id: number) => ({ id, version: 1, sku: `SKU-${id}`, name: `Producto ${id}` });
  const { inputsOf } = answerByAccion({
    'servidor.estado': { capabilities: ['bodies', 'bearer'] },
    'cliente.listar': { rows: [{ id: 7, name: 'Don Julio', address: 'Mitre 1' }], total: 1 },
    'producto.listar': { rows: [product(1), product(2)], total: 2 },
    'pedido.consultarDisponible': {
      rows: [
        { productId: 1, available: 12, reserved: 5 },
        { productId: 2, available: 0, reserved: 0 },
      ],
    },
  });
  const { user, close } = renderApp([orders], { path: '/orders/new', roles: { ORDERS: true } });
  await user.click(await screen.findByRole('combobox', { name: 'Cliente' }));
  await user.click(await screen.findByRole('option', { name: /Don Julio/ }));
  const line = (number: number) => within(screen.getByRole('group', { name: `Línea ${number}` }));
  const choose = async (number: number, name: RegExp) => {
    await user.click(line(number).getByRole('combobox', { name: 'Producto' }));
    await user.click(await screen.findByRole('option', { name }));
  };
  await choose(1, /Producto 1/);
  expect(await line(1).findByText('Disponible 12 · reservado 5')).toBeVisible();
  expect(inputsOf('pedido.consultarDisponible').at(-1)).toMatchObject({
    customerId: '7',
    productIds: '1',
  });
  const quantity = line(1).getByRole('textbox', { name: 'Cantidad' });
  await user.clear(quantity);
  await user.type(quantity, '20');
  expect(line(1).getByText('Pedís 20 y hay 12 disponibles')).toBeVisible();
  await user.clear(quantity);
  await user.type(quantity, '12');
  expect(line(1).queryByText(/^Pedís/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Agregar producto' }));
  await choose(2, /Producto 2/);
  expect(await line(2).findByText('Pedís 1 y no hay disponibles')).toBeVisible();
  // A single question covers all the lines, and none is asked for what is typed.
  await waitFor(() => expect(inputsOf('pedido.consultarDisponible')).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Crear pedido' })).toBeEnabled();
  close();
});
