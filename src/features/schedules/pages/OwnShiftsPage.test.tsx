import { screen, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { schedules } from '../index';
import { ownMonth } from '../testing/scheduleSamples';

const answers = (own = ownMonth()) => ({
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'horario.listarPropios': own,
});
const open = (path = '/schedules/mine') =>
  renderApp([schedules], { path, roles: { SCHEDULES: { SHOW: true } } });

test('the next shift comes first, in words, and the month below with its holidays', async () => {
  answerByAccion(answers());
  const { close } = open();
  const next = within(await screen.findByRole('region', { name: 'Próximo turno' }));
  expect(next.getByText('Mañana, martes 24 de noviembre')).toBeInTheDocument();
  expect(next.getByText('22:00 a 06:00 del día siguiente')).toBeInTheDocument();
  expect(screen.getByText('2 turnos · 15 h')).toBeInTheDocument();
  expect(screen.getByText('Feriado: Día de la Soberanía Nacional')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'miércoles 25 de noviembre: Noche' })).toBeInTheDocument();
  close();
});

test('days that are over give way to what is to come, and come back when asked for', async () => {
  answerByAccion(answers(ownMonth({ today: '2026-11-25' })));
  const { user, close } = open();
  const past = await screen.findByText('Feriado: Día de la Soberanía Nacional');
  expect(past).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Ver \d días? anterior/ }));
  expect(past).toBeVisible();
  close();
});

test('another month is asked for by its first day; nothing published says so', async () => {
  const { inputsOf } = answerByAccion(answers(ownMonth({ shifts: [], next: null })));
  const { user, close, router } = open('/schedules/mine?mes=2026-11');
  expect(await screen.findByText(/Todavía no hay turnos publicados/)).toBeInTheDocument();
  expect(screen.getByText(/ningún turno publicado por delante/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
  expect(await screen.findByText('Diciembre de 2026')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?mes=2026-12');
  expect(inputsOf('horario.listarPropios').map(({ from }) => from)).toEqual([
    '2026-11-01',
    '2026-12-01',
  ]);
  close();
});

test('who only has their own shifts finds no way to the catalogues', async () => {
  answerByAccion(answers());
  const { close } = open();
  await screen.findByRole('region', { name: 'Próximo turno' });
  expect(screen.queryByRole('link', { name: /Grilla|Rotaciones|Asignaciones/ })).toBeNull();
  close();
});
