import { screen, waitFor } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { news } from '../index';

const preview = {
  id: 12,
  kind: 'novedades',
  title: 'Novedades',
  fileName: 'noviembre.csv',
  state: 'preview',
  headers: ['Legajo', 'Tipo'],
  columns: [
    { key: 'docket', label: 'Legajo', required: true, source: 0 },
    { key: 'type', label: 'Tipo', required: true, source: 1 },
  ],
  problems: [],
  counts: { new: 2, changed: 0, unchanged: 0, invalid: 1, applied: 0, refused: 0 },
  warned: 0,
  jobId: null,
  reportUrl: '/archivos/importaciones/12.xlsx',
  createdAt: '2026-11-20T12:00:00.000Z',
};
const wrong = {
  number: 3,
  state: 'invalid',
  cells: ['9999', 'ENF'],
  errors: [{ column: 'docket', message: 'No hay nadie con ese legajo.' }],
  warnings: [],
};
const done = {
  ...preview,
  state: 'done',
  counts: { ...preview.counts, new: 0, applied: 1250, refused: 1 },
};
const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'archivo.subir': { hash: 'b'.repeat(64), name: 'noviembre.csv', bytes: 3, mime: 'text/csv' },
  'importacion.preparar': preview,
  'importacion.obtener': preview,
  'importacion.listarFilas': { rows: [wrong], total: 1 },
  'importacion.descartar': { ...preview, state: 'discarded' },
};
const open = (path = '/news/import?importacion=12') =>
  renderApp([news], { path, roles: { NEWS: { STATE: true } } });

test('a file is looked at before anything is written, each error at its cell', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, router, close } = open('/news/import');
  const file = new File(['x'], 'noviembre.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Elegir archivo', { selector: 'input' }), file);
  expect(await screen.findByText('No hay nadie con ese legajo.')).toBeInTheDocument();
  expect(inputsOf('importacion.preparar')).toMatchObject([{ kind: 'novedades' }]);
  expect(router.state.location.search).toBe('?importacion=12');
  expect(inputsOf('importacion.aplicar')).toEqual([]);
  close();
});

test('with errors only the valid rows go, said so, and what happened is counted', async () => {
  let applied = false;
  const { inputsOf } = answerByAccion({
    ...answers,
    'importacion.obtener': () => (applied ? done : preview),
    'importacion.aplicar': () => {
      applied = true;
      return done;
    },
  });
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: 'Importar solo las 2 válidas' }));
  await waitFor(() =>
    expect(inputsOf('importacion.aplicar')).toMatchObject([{ id: 12, mode: 'valid' }]),
  );
  expect(await screen.findByText(/Se importaron 1\.250 filas; 1 ya no/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver las novedades' })).toBeInTheDocument();
  close();
});

test('what a row takes with it is read before importing, and keeps nobody from doing so', async () => {
  const message = 'Después de ese día tiene 1 licencia aprobada.';
  const warned = {
    ...wrong,
    state: 'changed',
    errors: [],
    warnings: [{ column: 'type', message }],
  };
  const counts = { ...preview.counts, invalid: 0, changed: 1 };
  const { inputsOf } = answerByAccion({
    ...answers,
    'importacion.obtener': { ...preview, counts, warned: 1 },
    'importacion.listarFilas': { rows: [warned], total: 1 },
  });
  const { close } = open();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByText(/1 tiene avisos: leelos antes de importar\./)).toBeInTheDocument();
  expect(inputsOf('importacion.listarFilas')).toMatchObject([{ warned: 'true' }]);
  expect(screen.getByRole('button', { name: 'Importar 3' })).toBeEnabled();
  close();
});

test('another file may be chosen, and what was prepared is thrown away', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, router, close } = open();
  await user.click(await screen.findByRole('button', { name: 'Elegir otro archivo' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(inputsOf('importacion.descartar')).toMatchObject([{ id: 12 }]);
  close();
});
