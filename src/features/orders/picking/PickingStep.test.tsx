import { screen, waitFor } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { scan } from '../../../../tests/support/scan';
import { orders } from '../index';
import { picking } from '../testing/pickingTools';

const open = () => renderApp([orders], { path: '/orders/1/pick', roles: { ORDERS: true } });

test('how many can be typed, and what cannot be taken is told and not sent', async () => {
  const { inputsOf } = answerByAccion({
    'servidor.estado': { capabilities: ['bodies', 'bearer'] },
    'pedido.obtener': picking(0),
    'pedido.tomarLinea': picking(2),
  });
  const { user, close } = open();
  await screen.findByText('A-01');
  scan('A-01');
  await screen.findByRole('textbox', { name: 'Código del producto' });
  scan('SKU-1');
  const typed = await screen.findByRole('textbox', { name: 'Cuántas tomás' });
  expect(typed).toHaveAttribute('inputmode', 'numeric');
  await user.clear(typed);
  await user.type(typed, '4');
  expect(screen.getByText('Poné de 1 a 3.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tomar' })).toBeDisabled();
  await user.clear(typed);
  await user.type(typed, '2{Enter}');
  await waitFor(() =>
    expect(inputsOf('pedido.tomarLinea')).toEqual([expect.objectContaining({ quantity: 2 })]),
  );
  close();
});

test('another product is read with the scanner, over the page that was waiting for a shelf', async () => {
  const other = { id: 9, sku: 'OTRO', name: 'Otra marca', unit: 'unidad' };
  const { inputsOf } = answerByAccion({
    'servidor.estado': { capabilities: ['bodies', 'bearer'] },
    'pedido.obtener': picking(0),
    'pedido.buscarReemplazo': ({ code }) =>
      code === 'OTRO'
        ? { rows: [{ ...other, quantity: 5, locationCode: 'B-02' }], why: null }
        : { rows: [], why: null },
    'pedido.sustituirLinea': picking(0),
  });
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: 'Reemplazar' }));
  await screen.findByRole('textbox', { name: 'Código del producto o de la ubicación' });
  scan('ZZZ');
  expect(await screen.findByRole('alert')).toHaveTextContent('No encontramos nada con «ZZZ»');
  scan('OTRO');
  expect(await screen.findByText(/Hay 5 unidades en B-02/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Lo pidió el cliente' }));
  await user.click(screen.getByRole('button', { name: 'Reemplazar' }));
  await waitFor(() =>
    expect(inputsOf('pedido.sustituirLinea')).toEqual([
      expect.objectContaining({ lineId: 1, productId: 9, reason: 'Lo pidió el cliente' }),
    ]),
  );
  close();
});
