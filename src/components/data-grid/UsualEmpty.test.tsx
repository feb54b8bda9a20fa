import { screen } from '@testing-library/react';
import { renderBlock } from '../../../tests/support/renderApp';
import { gridList } from './gridList';
import { UsualEmpty } from './UsualEmpty';

interface Row {
  id: number;
}

const asked: object[] = [];
const listOf = (rows: readonly Row[]) =>
  gridList<Row>({
    id: 'things',
    accion: 'pedido.listar',
    useRows: (input: object) => {
      asked.push(input);
      return {
        data: { rows: [...rows], total: rows.length },
        isLoading: false,
        isFetching: false,
        refetch: () => undefined,
      };
    },
  });
const open = (rows: readonly Row[], onClear = () => undefined) =>
  renderBlock(<UsualEmpty list={listOf(rows)} empty={<p>Cargá el primero</p>} onClear={onClear} />);

test('where nothing is there at all, the list says how to begin; it asks without any filter', () => {
  const { close } = open([]);
  expect(screen.getByText('Cargá el primero')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ search: '', filters: [], size: 1 });
  close();
});

test('where the filters alone hide what there is, they can be taken away', async () => {
  const clear = jest.fn();
  const { user, close } = open([{ id: 1 }], clear);
  expect(screen.queryByText('Cargá el primero')).toBeNull();
  await user.click(screen.getByRole('button', { name: /filtros/i }));
  expect(clear).toHaveBeenCalledTimes(1);
  close();
});
