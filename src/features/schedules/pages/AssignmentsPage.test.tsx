import { screen, waitFor } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { chooseOption } from '../../../../tests/support/chooseOption';
import { renderApp } from '../../../../tests/support/renderApp';
import { schedules } from '../index';
import { aRotation, aShift } from '../testing/scheduleSamples';

const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'organizacion.obtener': {
    sites: [{ id: 3, name: 'Depósito Rosario' }],
    areas: [{ id: 5, name: 'Expedición', siteId: 3, siteName: 'Depósito Rosario' }],
  },
  'turno.listar': { rows: [aShift()], edits: true },
  'rotacion.listar': {
    rows: [
      aRotation(),
      aRotation({ id: 9, name: 'Por semanas', byWeek: true, days: Array(14).fill(1) }),
    ],
    edits: true,
  },
  'asignacionHorario.listar': { rows: [], total: 0 },
  'asignacionHorario.simular': { shifts: 22, people: 3, until: '2026-12-31' },
  'asignacionHorario.guardar': {},
  'vista.listar': { rows: [] },
};

test('whom, by which rotation and from where in it; before saving it says what it will plan', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = renderApp([schedules], {
    path: '/schedules/assignments',
    roles: { SCHEDULES: { SHOW: true, CREATE: true } },
  });
  await user.click(await screen.findByRole('button', { name: 'Nueva asignación' }));
  await chooseOption(user, 'Para', 'Una sede');
  await chooseOption(user, 'Sede', 'Depósito Rosario');
  await chooseOption(user, 'Rotación', 'Dos por uno');
  expect(
    await screen.findByText(/Va a planificar 22 turnos de 3 personas .* 31 de diciembre de 2026/),
  ).toBeInTheDocument();
  await chooseOption(user, 'Empieza por el día', 'Día 3: franco');
  await user.click(screen.getByRole('button', { name: 'Agregar' }));
  await waitFor(() =>
    expect(inputsOf('asignacionHorario.guardar')).toMatchObject([
      {
        target: 'site',
        siteId: 3,
        personId: null,
        areaId: null,
        rotationId: 4,
        firstDay: 3,
        toDay: null,
      },
    ]),
  );
  close();
});
