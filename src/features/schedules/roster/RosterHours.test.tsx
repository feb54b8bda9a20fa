import { screen, waitFor, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { clearNotices } from '../../../../tests/support/clearNotices';
import { answers, findCell, keepingServer, openRoster } from '../testing/openRoster';
import { aShift } from '../testing/scheduleSamples';
import { DAYS, rosterOf, sampleShifts } from './testing/rosterSample';

afterEach(clearNotices);

const made = aShift({ id: 9, name: '9 a 15', code: '915', startsAt: '09:00', endsAt: '15:00' });

test('hours typed on a day are the shift that the catalogue has of them, and else one that is made', async () => {
  const { inputsOf } = keepingServer({ 'turno.deHoras': made });
  const { user, close } = openRoster();
  (await findCell(/^Persona 8, lunes 16/)).focus();
  await user.keyboard('22-6{ArrowRight}9-1');
  expect(screen.getByText('9-1')).toBeVisible();
  await user.keyboard('5{Enter}');
  expect(
    await findCell(/^Persona 8, martes 17 de noviembre: 9 a 15 09:00 a 15:00, borrador/),
  ).toHaveFocus();
  await waitFor(() => expect(inputsOf('horario.planificar')).toHaveLength(2));
  expect(inputsOf('horario.planificar')).toMatchObject([
    { cells: [{ personId: 8, day: DAYS[0], shiftIds: [2] }] },
    { cells: [{ personId: 8, day: DAYS[1], shiftIds: [9] }] },
  ]);
  expect(inputsOf('turno.deHoras')).toMatchObject([{ startsAt: '09:00', endsAt: '15:00' }]);
  close();
});

test('what is no hours says how they are written, and changes nothing', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = openRoster();
  (await findCell(/^Persona 8, lunes 16/)).focus();
  await user.keyboard('9-99{Enter}');
  expect(
    await screen.findByText(/«9-99» no son horas\. Escribí las horas así: 9-15/),
  ).toBeVisible();
  await user.keyboard('9-1{Escape}');
  expect(screen.queryByText('9-1')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Persona 8' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Otras horas' }), 'nueve');
  await user.click(within(dialog).getByRole('button', { name: 'Planificar' }));
  expect(within(dialog).getByText(/No son horas\. Escribí/)).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: 'Otras horas' })).toHaveFocus();
  expect(inputsOf('horario.planificar')).toEqual([]);
  close();
});

test('what was done is taken back from another week: its week is shown, and nothing else changes', async () => {
  const later = { ...rosterOf({ 7: {}, 8: {} }), from: '2026-11-23', to: '2026-11-29' };
  const { inputsOf } = answerByAccion({
    ...answers,
    'horario.listarSemana': ({ from }) =>
      String(from) >= later.from ? later : answers['horario.listarSemana'],
  });
  const { user, router, close } = openRoster();
  (await findCell(/^Persona 8, lunes 16/)).focus();
  await user.keyboard('m');
  await waitFor(() => expect(inputsOf('horario.planificar')).toHaveLength(1));
  await user.keyboard('{PageDown}');
  await findCell(/^Persona 8, lunes 23/);
  expect(router.state.location.search).toContain('semana=2026-11-23');
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await findCell(/^Persona 8, lunes 16/);
  await waitFor(() => expect(inputsOf('horario.planificar')).toHaveLength(2));
  expect(inputsOf('horario.planificar')[1]).toMatchObject({
    cells: [{ personId: 8, day: DAYS[0], seen: [1], shiftIds: [] }],
  });
  close();
});

test('what is offered in the week is the first row, and opens where it is changed', async () => {
  const open = {
    ...{ id: 3, version: 1, areaId: 1, areaName: 'Depósito (Central)', day: DAYS[2], shiftId: 2 },
    ...{ shiftName: 'Noche 22:00–06:00', places: 2, taken: 1, takers: ['Persona 7'], past: false },
  };
  const week = rosterOf({ 7: {}, 8: {} });
  const coverage = [
    { areaId: 1, areaName: 'Depósito', day: DAYS[0], planned: 0, calledIn: 0, minimum: null },
  ];
  const { inputsOf } = answerByAccion({
    ...answers,
    'horario.listarSemana': { ...week, coverage, shifts: sampleShifts },
    'turnoAbierto.listar': { rows: [open, { ...open, id: 4, areaId: 99 }], total: 2 },
    'turno.listar': { rows: sampleShifts, edits: true },
  });
  const { user, close } = openRoster();
  const offered = await screen.findByRole('button', { name: /^N ?1 de 2 ?: Noche/ });
  expect(screen.getAllByRole('button', { name: /1 de 2/ })).toHaveLength(1);
  expect(inputsOf('turnoAbierto.listar')[0]).toMatchObject({
    filters: JSON.stringify({ field: 'day', operator: 'between', value: [DAYS[0], DAYS[6]] }),
  });
  offered.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Noche 22:00–06:00' })).toBeVisible();
  close();
});
