import { screen, waitFor } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { chooseOption } from '../../../../tests/support/chooseOption';
import { setMedia } from '../../../../tests/support/matchMedia';
import { renderApp } from '../../../../tests/support/renderApp';
import { schedules } from '../index';
import { DAYS, rosterOf } from './testing/rosterSample';

const roster = { ...rosterOf({ 7: {}, 8: {} }), total: 320 };
const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'organizacion.obtener': { name: 'X', sites: [], areas: [] },
  'horario.listarSemana': roster,
  'horario.exportar': { url: null, name: 'Horarios.csv' },
};
const open = (path = '/schedules?semana=2026-11-18&area=4&buscar=per') =>
  renderApp([schedules], { path, roles: { SCHEDULES: { CREATE: true, SHOW: true } } });

afterEach(() => setMedia());

test('everybody whom the filters leave is taken out, for as many weeks as are asked', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: 'Acciones' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Exportar' }));
  expect(
    await screen.findByRole('alertdialog', { name: 'Exportar los horarios de 320 personas' }),
  ).toBeInTheDocument();
  await chooseOption(user, 'Semanas', '3 semanas: 16 de noviembre al 6 de diciembre');
  await user.click(screen.getByRole('radio', { name: /CSV/ }));
  await user.click(await screen.findByRole('button', { name: 'Exportar' }));
  expect(await screen.findByText(/Te avisamos en la campana/)).toBeInTheDocument();
  expect(inputsOf('horario.exportar')).toEqual([
    expect.objectContaining({ from: DAYS[0], weeks: 3, areaId: 4, search: 'per', format: 'csv' }),
  ]);
  close();
});

test('only whom the search found is filled, and one step takes it back', async () => {
  const cells = [{ personId: 7, day: DAYS[1], shiftIds: [1] }];
  const { inputsOf } = answerByAccion({
    ...answers,
    'horario.completar': { planned: 1, cells },
    'horario.planificar': { planned: 1, refused: [] },
  });
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: 'Acciones' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Completar con rotaciones' }));
  expect(await screen.findByText(/1 turno planificado/)).toBeInTheDocument();
  expect(inputsOf('horario.completar')).toEqual([
    expect.objectContaining({ from: DAYS[0], areaId: 4, search: 'per' }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() =>
    expect(inputsOf('horario.planificar')).toMatchObject([
      { cells: [{ personId: 7, day: DAYS[1], seen: [1], shiftIds: [] }] },
    ]),
  );
  close();
});

test('on a telephone both stand in the menu of the week, and bringing in leads to its page', async () => {
  setMedia((query) => /max-width/.test(query));
  answerByAccion(answers);
  const { user, router, close } = open();
  await user.click(await screen.findByRole('button', { name: 'Acciones' }));
  expect(await screen.findByRole('menuitem', { name: 'Exportar' })).toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'Importar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/schedules/import'));
  expect(await screen.findByRole('heading', { name: 'Importar horarios' })).toBeInTheDocument();
  close();
});

test('who only looks takes out and brings nothing in', async () => {
  answerByAccion({ ...answers, 'horario.listarSemana': { ...roster, edits: false } });
  const { close } = open();
  expect(await screen.findByRole('button', { name: 'Exportar' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Acciones' })).not.toBeInTheDocument();
  close();
});
