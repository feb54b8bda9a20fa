import { screen, waitFor, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { schedules } from '../index';
import { aRotation, aShift } from '../testing/scheduleSamples';

const afternoon = aShift({ id: 2, name: 'Tarde', code: 'T', startsAt: '14:00', endsAt: '22:00' });
const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'turno.listar': { rows: [aShift(), afternoon], edits: true },
  'rotacion.listar': { rows: [aRotation()], edits: true },
  'rotacion.guardar': aRotation({ version: 3 }),
};
const open = () =>
  renderApp([schedules], {
    path: '/schedules/rotations',
    roles: { SCHEDULES: { SHOW: true, CREATE: true } },
  });

test('one takes a shift and touches the days that have it', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open();
  expect(await screen.findByText('3 días · M M —')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Editar Dos por uno' }));
  await user.click(await screen.findByRole('button', { name: 'Poner Tarde' }));
  await user.click(screen.getByRole('button', { name: /día 3: franco/ }));
  await user.click(screen.getByRole('button', { name: 'Poner franco' }));
  await user.click(screen.getByRole('button', { name: /día 1: Mañana/ }));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(inputsOf('rotacion.guardar')).toMatchObject([
      { id: 4, version: 2, days: [null, 1, 2], byWeek: false },
    ]),
  );
  close();
});

test('a known cycle fills the days, and two months show how it falls', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: 'Nueva rotación' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Cuatro por dos');
  await user.click(dialog.getByRole('button', { name: '4 × 2' }));
  expect(dialog.getAllByRole('button', { name: /día \d: Mañana$/ })).toHaveLength(4);
  expect(dialog.getAllByRole('region')).toHaveLength(2);
  expect(dialog.getAllByRole('img', { name: /: Mañana$/ }).length).toBeGreaterThan(15);
  await user.click(dialog.getByRole('checkbox', { name: 'Empieza los lunes' }));
  await user.click(dialog.getByRole('button', { name: 'Agregar' }));
  expect(
    await dialog.findByText('Si empieza los lunes, son semanas completas.'),
  ).toBeInTheDocument();
  expect(inputsOf('rotacion.guardar')).toEqual([]);
  close();
});
