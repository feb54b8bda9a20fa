import { screen } from '@testing-library/react';
import { renderBlock } from '../../../tests/support/renderApp';
import { BulkResultDialog } from './BulkResultDialog';

const row = (id: number, more: object = {}) => ({
  id,
  label: `Persona ${id}`,
  ok: true,
  message: null,
  ...more,
});
const moved = (id: number) => row(id, { undo: { change: { kind: 'area', areaId: 4 } } });
const output = {
  jobId: null,
  done: 2,
  refused: 1,
  results: [moved(1), moved(2), row(3, { ok: false, message: 'Ya no trabaja acá.' })],
};

test('what many rows became is taken back once, and says how that went', async () => {
  const undo = jest.fn(async () => ({
    jobId: null,
    done: 1,
    refused: 1,
    results: [row(1), row(2, { ok: false, message: 'La cambió otra persona.' })],
  }));
  const { user, close } = renderBlock(
    <BulkResultDialog title="Cambiar el área" output={output} undo={undo} onClose={jest.fn()} />,
  );
  await user.click(screen.getByRole('button', { name: 'Deshacer 2 cambios' }));
  expect(undo).toHaveBeenCalledWith(
    { kind: 'rows', ids: [1, 2] },
    { change: { kind: 'area', areaId: 4 } },
  );
  expect(await screen.findByText(/Volvió a como estaba 1 fila; 1 no/)).toBeInTheDocument();
  expect(screen.getByText('La cambió otra persona.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Deshacer/ })).toBeNull();
  close();
});

test('where there is no way back none is offered', async () => {
  const { close } = renderBlock(
    <BulkResultDialog
      title="Recordar"
      output={{ ...output, results: [row(1)] }}
      undo={jest.fn()}
      onClose={jest.fn()}
    />,
  );
  expect(screen.queryByRole('button', { name: /Deshacer/ })).toBeNull();
  close();
});
