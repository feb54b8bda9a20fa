import { screen, waitFor, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { clearNotices } from '../../../../tests/support/clearNotices';
import { DAYS, rosterOf } from '../roster/testing/rosterSample';
import { answers, findCell, keepingServer, openRoster, roster } from '../testing/openRoster';

afterEach(clearNotices);

test('by keys alone: a shift by its number, once however long it is held, a copy to a colleague, and the way back', async () => {
  const { inputsOf } = keepingServer();
  const { user, close } = openRoster();
  (await findCell(/^Persona 7, lunes 16 de noviembre: Mañana/)).focus();
  await user.keyboard('{ArrowRight}{2>4/}');
  expect(
    await findCell(/^Persona 7, martes 17 de noviembre: Noche 22:00 a 06:00, borrador/),
  ).toHaveFocus();
  await user.keyboard('{Control>}c{/Control}{ArrowDown}{Control>}v{/Control}');
  await findCell(/^Persona 8, martes 17 de noviembre: Noche/);
  await waitFor(() => expect(inputsOf('horario.planificar')).toHaveLength(2));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(inputsOf('horario.planificar')).toHaveLength(3));
  expect(inputsOf('horario.planificar')).toMatchObject([
    { cells: [{ personId: 7, day: DAYS[1], seen: [], shiftIds: [2] }] },
    { cells: [{ personId: 8, day: DAYS[1], seen: [], shiftIds: [2] }] },
    { cells: [{ personId: 8, day: DAYS[1], seen: [2], shiftIds: [] }] },
  ]);
  close();
});

test('who only looks changes nothing', async () => {
  const { inputsOf } = answerByAccion({
    ...answers,
    'horario.listarSemana': { ...roster, edits: false },
  });
  const { user, close } = openRoster();
  (await findCell(/^Persona 8, lunes 16/)).focus();
  await user.keyboard('1{Delete}{Control>}v{/Control}');
  expect(screen.queryByRole('button', { name: /Publicar/ })).not.toBeInTheDocument();
  expect(inputsOf('horario.planificar')).toEqual([]);
  close();
});

test('a closed day says so, and a key that changes nothing there says why', async () => {
  const closedDays = [{ siteId: roster.people[0]?.siteId ?? 0, day: DAYS[1] }];
  const { inputsOf } = answerByAccion({
    ...answers,
    'horario.listarSemana': { ...roster, closedDays },
  });
  const { user, close } = openRoster();
  (await findCell(/^Persona 7, martes 17 de noviembre: .*El mes está cerrado/)).focus();
  await user.keyboard('2');
  await screen.findByText('El mes está cerrado: solo se lee');
  expect(inputsOf('horario.planificar')).toEqual([]);
  close();
});

test('a shift that is out of use is offered nowhere, and can be taken off where it stands', async () => {
  const [morning, night] = roster.shifts;
  const shifts = [{ ...morning, active: false }, night];
  const { inputsOf } = answerByAccion({
    ...answers,
    'horario.listarSemana': { ...roster, shifts },
  });
  const { user, close } = openRoster();
  const palette = await screen.findByRole('group', { name: 'Turnos para poner' });
  expect(within(palette).getAllByRole('button')).toHaveLength(2);
  expect(within(palette).getByRole('button', { name: /^Noche.*tecla 1$/ })).toBeVisible();
  (await findCell(/^Persona 8, lunes 16/)).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findAllByRole('checkbox')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  (await findCell(/^Persona 7, lunes 16/)).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
  expect(inputsOf('horario.planificar')).toEqual([]);
  close();
});

test('the letters of a shift put it where the cursor is', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = openRoster();
  (await findCell(/^Persona 8, lunes 16/)).focus();
  await user.keyboard('n');
  await waitFor(() =>
    expect(inputsOf('horario.planificar')).toMatchObject([
      { cells: [{ personId: 8, day: '2026-11-16', shiftIds: [2] }] },
    ]),
  );
  close();
});

test('a saved view brings back who is shown, in the week that one looks at', async () => {
  const view = {
    id: 5,
    version: 1,
    name: 'Los de Distribución',
    shared: false,
    mine: true,
    ownerName: 'Domínguez, Tomás',
    first: false,
    state: {
      search: '',
      filters: [{ field: 'buscar', operator: 'is', value: 'distrib' }],
      sort: [],
      layout: [],
    },
  };
  const { inputsOf } = answerByAccion({ ...answers, 'vista.listar': { rows: [view] } });
  const { user, close } = openRoster();
  await user.click(await screen.findByRole('button', { name: 'Vistas' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Los de Distribución' }));
  expect(await screen.findByRole('button', { name: 'Los de Distribución' })).toBeVisible();
  await waitFor(() =>
    expect(inputsOf('horario.listarSemana').at(-1)).toMatchObject({
      from: '2026-11-16',
      search: 'distrib',
    }),
  );
  expect(screen.getByRole('searchbox', { name: 'Buscar personas' })).toHaveValue('distrib');
  close();
});

test('last week is repeated for all who are shown, also where its pages began with somebody else', async () => {
  const monday = '2026-11-09';
  const paged = { total: 3, pageSize: 2 };
  const last = (people: Parameters<typeof rosterOf>[0]) => ({
    ...rosterOf(people),
    ...paged,
    from: monday,
    to: '2026-11-15',
  });
  const { inputsOf } = answerByAccion({
    ...answers,
    'horario.listarSemana': ({ from, page }) => {
      if (from !== monday)
        return { ...rosterOf({ 7: {}, 8: {} }), today: DAYS[0], total: 4, pageSize: 2 };
      return Number(page) === 2
        ? last({ 8: { [monday]: [[2, 'published']] } })
        : last({ 6: {}, 7: { [monday]: [[1, 'published']] } });
    },
    'horario.planificar': { planned: 2, refused: [] },
  });
  const { user, close } = openRoster('&pagina=2&buscar=persona');
  await user.click(await screen.findByRole('button', { name: 'Acciones' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Repetir la semana anterior' }));
  await waitFor(() => expect(inputsOf('horario.planificar')).toHaveLength(1));
  expect(inputsOf('horario.planificar')).toMatchObject([
    {
      cells: [
        { personId: 7, day: DAYS[0], seen: [], shiftIds: [1] },
        { personId: 8, day: DAYS[0], seen: [], shiftIds: [2] },
      ],
    },
  ]);
  const asked = inputsOf('horario.listarSemana').filter(({ from }) => from === monday);
  // Planning reads the week it was taken from again.
  expect(asked.slice(0, 2).map(({ page, search }) => [Number(page), search])).toEqual([
    [2, 'persona'],
    [1, 'persona'],
  ]);
  close();
});
