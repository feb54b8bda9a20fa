import { screen, waitFor } from '@testing-library/react';
import { productsPath } from '@/utils/paths';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { orders } from '../index';

test('a product left half written waits, and is added with what its record begins with', async () => {
  const { inputsOf } = answerByAccion({
    'servidor.estado': { capabilities: ['bodies', 'bearer'] },
    'producto.listar': { rows: [], total: 0 },
    'producto.guardar': { id: 1, version: 1 },
  });
  const { user, close } = renderApp([orders], {
    path: productsPath,
    roles: { ORDERS: true },
    server: 'http://x.test',
  });
  const add = async () => user.click(await screen.findByRole('button', { name: 'Nuevo producto' }));
  await add();
  await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Yerba 1 kg');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await add();
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Yerba 1 kg'),
  );
  await user.type(screen.getByRole('textbox', { name: 'Código' }), 'YER-1');
  await user.click(screen.getByRole('button', { name: 'Agregar' }));
  expect(await screen.findByText('Producto agregado')).toBeInTheDocument();
  expect(inputsOf('producto.guardar')).toMatchObject([
    {
      sku: 'YER-1',
      name: 'Yerba 1 kg',
      unit: 'unidad',
      barcode: null,
      abcClass: 'C',
      lotTracked: false,
      active: true,
    },
  ]);
  close();
});
