import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '@/services/wms/api';
import type { PlanShiftsInput } from '@/services/wms/generated/schedules.gen';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { clearNotices } from '../../../../tests/support/clearNotices';
import { answers, findCell, keepingServer, openRoster } from '../testing/openRoster';
import { DAYS, rosterOf } from './testing/rosterSample';

afterEach(clearNotices);

test('what is refused is said, and is not offered to be taken back', async () => {
  answerByAccion({
    ...answers,
    'horario.planificar': {
      planned: 0,
      refused: [{ personId: 7, day: DAYS[0], why: 'El mes está cerrado.', standing: null }],
    },
  });
  const { user, close } = openRoster();
  (await findCell(/^Persona 7, lunes 16/)).focus();
  await user.keyboard('{Delete}');
  expect(
    await screen.findByText(
      /No se planificó\. Persona 7, lunes 16 de noviembre: El mes está cerrado/,
    ),
  ).toBeInTheDocument();
  expect(
    await findCell(/^Persona 7, lunes 16 de noviembre: Mañana 06:00 a 14:00$/),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Deshacer' })).toBeDisabled();
  close();
});

test('of a day that somebody else changed meanwhile both versions are shown, and one says which stays', async () => {
  const why = 'Otra persona cambió este día.';
  const { inputsOf } = answerByAccion({
    ...answers,
    'horario.listarSemana': rosterOf({ 7: { [DAYS[0]]: [[1, 'draft']] }, 8: {} }),
    'horario.planificar': ({ cells }) => {
      const [sent] = cells as unknown as PlanShiftsInput['cells'];
      const crossed = sent?.seen.length === 1;
      const refused = [{ personId: 7, day: DAYS[0], why, standing: [] }];
      return crossed ? { planned: 0, refused } : { planned: 1, refused: [] };
    },
  });
  const { user, close } = openRoster();
  (await findCell(/^Persona 7, lunes 16/)).focus();
  await user.keyboard('2');
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Otra persona cambió ese día antes',
  });
  expect(within(dialog).getByText('Ahora: Franco')).toBeVisible();
  expect(within(dialog).getByText('Lo tuyo: Noche')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Poner lo mío' }));
  await waitFor(() => expect(inputsOf('horario.planificar')).toHaveLength(2));
  expect(inputsOf('horario.planificar').at(-1)).toMatchObject({
    cells: [{ personId: 7, day: DAYS[0], seen: [], shiftIds: [2] }],
  });
  close();
});

test('what was saved stays on the board when an older answer of the week comes after it', async () => {
  const { inputsOf } = keepingServer();
  const { user, store, close } = openRoster();
  const cell = await findCell(/^Persona 8, lunes 16/);
  const saved = /^Persona 8, lunes 16 de noviembre: Noche 22:00 a 06:00, borrador/;
  const letThrough = holdAnswers('horario.listarSemana');

  // Another person changed something: the week is asked for again, and its answer is slow.
  act(() => {
    store.dispatch(api.util.invalidateTags([{ type: 'Roster', id: 'LIST' }]));
  });
  await waitFor(() => expect(inputsOf('horario.listarSemana')).toHaveLength(2));
  cell.focus();
  await user.keyboard('2');
  await waitFor(() => expect(inputsOf('horario.planificar')).toHaveLength(1));
  const shift = cell.querySelector('.turno');
  letThrough();
  await waitFor(() => expect(inputsOf('horario.listarSemana')).toHaveLength(3));
  expect(cell).toHaveAccessibleName(saved);
  letThrough();
  await waitFor(() => expect(screen.queryByText('Guardando…')).not.toBeInTheDocument());
  expect(cell).toHaveAccessibleName(saved);
  // The same element: one that is replaced cannot be dragged on.
  expect(cell.querySelector('.turno')).toBe(shift);
  close();
});

test('what could not be sent is sent when there is a network again', async () => {
  const refused = { refusedWith: 503, code: 'ocupado', message: 'Probá de nuevo.' };
  answerByAccion({ ...answers, 'horario.planificar': refused });
  const { user, close } = openRoster();
  (await findCell(/^Persona 8, lunes 16/)).focus();
  await user.keyboard('1');
  await screen.findByText(/1 cambio no se guardó/);
  const again = keepingServer();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/no se guardó/)).not.toBeInTheDocument());
  expect(again.inputsOf('horario.planificar')).toHaveLength(1);
  close();
});

test('what could not be sent stays on the board until it is tried again', async () => {
  const refused = { refusedWith: 503, code: 'ocupado', message: 'Probá de nuevo.' };
  answerByAccion({ ...answers, 'horario.planificar': refused });
  const { user, close } = openRoster();
  (await findCell(/^Persona 8, lunes 16/)).focus();
  await user.keyboard('1');
  expect(await screen.findByText(/1 cambio no se guardó/)).toBeInTheDocument();
  expect(await findCell(/^Persona 8, lunes 16 de noviembre: Mañana/)).toBeInTheDocument();
  const again = keepingServer();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByText(/no se guardó/)).not.toBeInTheDocument());
  expect(again.inputsOf('horario.planificar')).toHaveLength(1);
  close();
});

/** The server's answer is on its way until it is let through. */
function holdAnswers(accion: string): () => void {
  const answer = globalThis.fetch;
  let release = (): void => undefined;
  globalThis.fetch = (async (address: string, init?: RequestInit) => {
    const response = await answer(address, init);
    if (new URL(address).searchParams.get('accion') !== accion) return response;
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return response;
  }) as typeof fetch;
  return () => release();
}
