import { screen, waitFor, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { chooseOption } from '../../../../tests/support/chooseOption';
import { renderApp } from '../../../../tests/support/renderApp';
import { schedules } from '../index';
import { ownMonth, ownShift } from '../testing/scheduleSamples';

const { id: _id, ...offered } = ownShift({ name: 'Sábado', startsAt: '08:00', endsAt: '13:00' });
const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'horario.listarPropios': ownMonth({
    shifts: [ownShift(), ownShift({ id: 8, day: '2026-11-20', ahead: false })],
  }),
  'cambioTurno.listarPropios': {
    rows: [
      {
        id: 3,
        kind: 'swap',
        mine: false,
        state: 'asked',
        colleague: 'Acosta, Paula',
        day: '2026-11-24',
        gives: null,
        takes: 'sáb 5/12, Sábado 08:00–13:00',
        reason: '',
        answer: '',
        requestId: null,
      },
    ],
  },
  'turnoAbierto.listarParaTomar': { rows: [{ id: 5, shift: offered, left: 2 }] },
  'cambioTurno.listarColegas': {
    rows: [{ id: 21, name: 'Acosta, Paula', shifts: [ownShift({ id: 70, day: '2026-11-26' })] }],
  },
  'cambioTurno.pedir': { id: 9 },
  'cambioTurno.responder': { id: 3 },
  'turnoAbierto.tomar': { ok: true },
};
const open = () =>
  renderApp([schedules], { path: '/schedules/mine', roles: { SCHEDULES: { SHOW: true } } });

test('a shift to come is asked for, one that is over is not; what a colleague gives back goes with it', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open();
  const menus = await screen.findAllByRole('button', { name: /^Opciones: / });
  expect(menus).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Opciones: Mañana, martes 24/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cambiar con alguien' }));
  await screen.findByRole('dialog', { name: 'Cambiar con alguien' });
  await chooseOption(user, 'Con quién', 'Acosta, Paula');
  await chooseOption(
    user,
    'Qué tomás a cambio',
    'Jueves 26 de noviembre: Noche, 22:00 a 06:00 del día siguiente',
  );
  await user.click(screen.getByRole('button', { name: 'Pedir el cambio' }));
  await waitFor(() =>
    expect(inputsOf('cambioTurno.pedir')).toMatchObject([
      { plannedId: 7, colleagueId: 21, otherPlannedId: 70 },
    ]),
  );
  close();
});

test('what a colleague asks is answered there, and what the area is offered is taken by one tap', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open();
  const card = within(
    (await screen.findByText('Acosta, Paula te pide un cambio')).closest('li') ?? document.body,
  );
  expect(card.getByText('Espera tu respuesta')).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() =>
    expect(inputsOf('cambioTurno.responder')).toMatchObject([{ id: 3, agrees: true }]),
  );
  await user.click(screen.getByRole('button', { name: /^Tomar: Sábado/ }));
  await waitFor(() => expect(inputsOf('turnoAbierto.tomar')).toMatchObject([{ id: 5 }]));
  close();
});
