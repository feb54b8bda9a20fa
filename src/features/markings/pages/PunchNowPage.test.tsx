import { act, screen, waitFor } from '@testing-library/react';
import { offlineQueue } from '@/services/offline/offlineQueue';
import type { PunchDay } from '@/services/wms/generated/markings.gen';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { markings } from '../index';

const zone = 'America/Argentina/Buenos_Aires';
const state = {
  serverTime: '2026-11-23T14:00:00.000Z',
  zone,
  siteName: 'Rosario',
  wantsPosition: false,
  photoDays: null,
  choices: ['in'],
  day: '2026-11-23',
  shifts: [],
  punches: [],
  since: null,
  forgottenDay: '2026-11-20',
};
const forgotten: PunchDay = {
  day: '2026-11-20',
  shifts: [],
  punches: [
    {
      id: 41,
      at: '2026-11-20T09:00:00.000Z',
      kind: 'in',
      source: 'phone',
      counts: 'counted',
      siteName: null,
      outside: false,
      offline: false,
    },
  ],
  minutes: 0,
  flags: ['forgottenExit'],
  closed: false,
  requestId: null,
};

function open(day: PunchDay) {
  const month = { personId: 7, personName: 'Domínguez, Tomás', zone, today: state.day };
  return openWith({
    'fichada.obtenerMes': { ...month, asks: true, days: [day] },
    'fichada.pedirCorreccion': { requestId: 9 },
  });
}

function openWith(more: Record<string, object>) {
  const answers = answerByAccion({
    'servidor.estado': { capabilities: ['bodies', 'bearer'] },
    'fichada.obtenerEstado': more['fichada.obtenerMes'] ? state : { ...state, forgottenDay: null },
    ...more,
  });
  const roles = { MARKINGS: { CREATE: true } };
  return { ...answers, ...renderApp([markings], { path: '/markings/now', roles }) };
}

test('who forgot to punch the exit says when they left, and it is asked for as a correction of that day', async () => {
  const { user, inputsOf, close } = open(forgotten);
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeEnabled();
  await user.click(await screen.findByRole('button', { name: 'Decir la hora' }));
  await user.click(await screen.findByRole('spinbutton', { name: 'Horas' }));
  await user.keyboard('1430');
  await user.click(screen.getByRole('button', { name: 'Pedir la corrección' }));
  await waitFor(() =>
    expect(inputsOf('fichada.pedirCorreccion')).toMatchObject([
      {
        day: '2026-11-20',
        punches: [
          { id: 41, kind: 'in', clock: '06:00' },
          { kind: 'out', clock: '14:30', nextDay: false },
        ],
      },
    ]),
  );
  close();
});

test('where the month is closed by now the day is shown instead', async () => {
  const { close } = open({ ...forgotten, closed: true });
  expect(await screen.findByRole('link', { name: 'Ver el día' })).toHaveAttribute(
    'href',
    '/markings/mine?mes=2026-11&dia=2026-11-20',
  );
  close();
});

const made = {
  id: 50,
  at: '2026-11-23T14:00:10.000Z',
  kind: 'in',
  source: 'web',
  counts: 'counted',
  siteName: null,
  outside: false,
  offline: true,
};

test.each([
  [
    'what the server made of it',
    { punch: made, day: state.day, same: true },
    'Ya estaba: entrada a las 11:00.',
  ],
  ['nothing more once it refused it', { refusedWith: 409, message: 'Ese mes está cerrado.' }, ''],
])('what waits for the network says so until it is sent: then %s', async (_what, answer, text) => {
  const { user, store, close } = openWith({ 'fichada.fichar': answer });
  const connected = globalThis.fetch;
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const button = await screen.findByRole('button', { name: 'Entrar' });
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await user.click(button);
  expect(await screen.findByText(/guardada sin conexión: se envía sola/)).toBeVisible();
  globalThis.fetch = connected;
  onLine.mockRestore();
  await act(() => offlineQueue.flush(store.getState));
  await waitFor(() => expect(screen.queryByText(/se envía sola/)).toBeNull());
  if (text) expect(await screen.findByText(text)).toBeVisible();
  for (const refused of offlineQueue.refused()) await act(() => offlineQueue.forget(refused));
  close();
});
