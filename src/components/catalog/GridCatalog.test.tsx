import { screen } from '@testing-library/react';
import { renderBlock } from '../../../tests/support/renderApp';
import { gridList } from '../data-grid/gridList';
import { GridCatalog } from './GridCatalog';

const none = gridList<{ id: number }>({
  id: 'things',
  accion: 'producto.listar',
  useRows: () => ({
    data: { rows: [], total: 0 },
    isLoading: false,
    isFetching: false,
    refetch: () => undefined,
  }),
});
const open = (edits: boolean, importPath?: string) =>
  renderBlock(
    <GridCatalog
      title="Productos"
      icon="orders"
      addLabel="Nuevo producto"
      edits={edits}
      importPath={importPath}
      list={none}
      columns={[]}
      rowName={({ id }) => String(id)}
      searchLabel="Buscar"
      editor={(row) => <p>{row ? 'Cambiar' : 'Uno nuevo'}</p>}
    />,
  );

test('an empty catalogue begins with a file of rows, or by hand', async () => {
  const { user, close } = open(true, '/otra');
  expect(await screen.findByRole('link', { name: 'Traer una planilla' })).toHaveAttribute(
    'href',
    '/otra',
  );
  await user.click(screen.getByRole('button', { name: 'Cargar a mano' }));
  expect(screen.getByText('Uno nuevo')).toBeVisible();
  close();
});

test('who only reads it is offered nothing that would be refused', async () => {
  const { close } = open(false, '/otra');
  expect(await screen.findByText('Todavía no hay nada cargado')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Traer una planilla' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cargar a mano' })).toBeNull();
  close();
});
