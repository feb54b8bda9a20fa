import { screen, waitFor } from '@testing-library/react';
import { machineMs } from '@/utils/machineTime';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { scan } from '../../../../tests/support/scan';
import { kiosk } from '../index';
import { keptDevice } from '../kiosk/kioskDevice';

const KEY = 'k'.repeat(43);
const CODE = 'ANDEN1.ABCDEFGH234567AB.01234567';
const OTHER = 'ANDEN1.ABCDEFGH234567AB.76543210';
const refused = (refusedWith: number, code: string, message: string) => ({
  refusedWith,
  code,
  message,
});
/** The milliseconds that the server is ahead of this device. */
let ahead = 0;
const stateNow = () => ({
  name: 'Portón',
  siteName: 'Casa central',
  zone: 'America/Argentina/Buenos_Aires',
  organisation: 'El Andamio',
  serverTime: new Date(machineMs() + ahead).toISOString(),
});
const punched = {
  name: 'Ana Sosa',
  photo: null,
  kind: 'in',
  at: '2026-11-24T11:02:00.000Z',
  same: false,
  waiting: false,
  choices: [],
};
const answers = {
  'kiosco.activar': () => ({ kioskKey: KEY, state: stateNow() }),
  'kiosco.obtenerEstado': stateNow,
  'kiosco.fichar': punched,
};
const cut = () => {
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
};
const back = () => window.dispatchEvent(new Event('online'));

afterEach(() => keptDevice.forget());

async function paired() {
  const view = renderApp([kiosk], { path: '/kiosk', user: null });
  await view.user.type(await screen.findByLabelText('Código'), 'abcd-efgh');
  await view.user.click(screen.getByRole('button', { name: 'Emparejar' }));
  await screen.findByRole('heading', { name: 'Mostrá tu código' });
  return view;
}

test('a scanner that types is a touch: the name for a while, then ready again', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { close } = await paired();
  scan(CODE);
  expect(await screen.findByText('Ana Sosa')).toBeVisible();
  expect(screen.getByText('Entrada 08:02')).toBeVisible();
  expect(inputsOf('kiosco.fichar')).toMatchObject([{ kioskKey: KEY, code: CODE }]);
  await waitFor(() => expect(screen.queryByText('Ana Sosa')).toBeNull(), { timeout: 4000 });
  close();
});

test('in doubt it asks, and punches what its person says, under the same key', async () => {
  const { inputsOf } = answerByAccion({
    ...answers,
    'kiosco.fichar': ({ asks }: Record<string, unknown>) =>
      asks ? { ...punched, choices: ['breakOut', 'out'] } : punched,
  });
  const { user, close } = await paired();
  scan(CODE);
  const question = await screen.findByRole('alertdialog', { name: 'Ana Sosa: ¿qué fichás?' });
  expect(question).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Salir' }));
  expect(await screen.findByText('Entrada 08:02')).toBeVisible();
  const [first, second] = inputsOf('kiosco.fichar');
  expect(first).toMatchObject({ asks: true, code: CODE });
  expect(second).toMatchObject({ kind: 'out', code: CODE, key: first?.key });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  close();
});

test('who comes while a name is shown waits their turn: once each, in order, with the hour at which they came', async () => {
  const third = 'ANDEN1.BBCDEFGH234567AB.76543210';
  const { inputsOf } = answerByAccion(answers);
  const { close } = await paired();
  scan(CODE);
  expect(await screen.findByText('Ana Sosa')).toBeVisible();
  for (const code of [OTHER, third, OTHER, CODE]) scan(code);
  const codes = () => inputsOf('kiosco.fichar').map(({ code }) => code);
  expect(codes()).toEqual([CODE]);
  await waitFor(() => expect(codes()).toEqual([CODE, OTHER, third]), { timeout: 8000 });
  const claimed = inputsOf('kiosco.fichar').map(({ claimedAt }) => Date.parse(String(claimedAt)));
  expect((claimed[2] ?? 0) - (claimed[1] ?? 0)).toBeLessThan(2000);
  await waitFor(() => expect(screen.queryByText('Ana Sosa')).toBeNull(), { timeout: 4000 });
  expect(codes()).toHaveLength(3);
  close();
});

test('what is too much for the server at once is kept, and sent when it says', async () => {
  let tries = 0;
  const tooMuch = { ...refused(429, 'demasiados_intentos', 'Esperá.'), retryAfter: 2 };
  const { inputsOf } = answerByAccion({
    ...answers,
    'kiosco.fichar': () => (tries++ === 0 ? tooMuch : punched),
  });
  const { close } = await paired();
  scan(CODE);
  expect(await screen.findByText('Guardada')).toBeVisible();
  expect(screen.queryByText('No se fichó')).toBeNull();
  expect(await screen.findByText('1 fichada guardada: se envía en un momento.')).toBeVisible();
  await waitFor(() => expect(inputsOf('kiosco.fichar')).toHaveLength(2), { timeout: 6000 });
  const [first, second] = inputsOf('kiosco.fichar');
  // Later nobody stands there who could be asked.
  expect(second).toEqual({ ...first, asks: false });
  await waitFor(() => expect(screen.queryByText(/fichada guardada/)).toBeNull());
  close();
});

test('a clock that is off by more than a minute is told', async () => {
  ahead = 5 * 60_000;
  answerByAccion(answers);
  const { close } = await paired();
  expect(await screen.findByText(/El reloj de este equipo atrasa 5 minutos/)).toBeVisible();
  ahead = 0;
  back();
  await waitFor(() => expect(screen.queryByText(/El reloj de este equipo/)).toBeNull());
  close();
});

test('without network a code waits once, a PIN does not wait, and what is refused later is read', async () => {
  answerByAccion(answers);
  const { user, close } = await paired();
  cut();
  scan(CODE);
  expect(await screen.findByText('Guardada')).toBeVisible();
  scan(CODE);
  expect(await screen.findByText(/1 fichada guardada/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Legajo y PIN' }));
  await user.type(screen.getByLabelText('Legajo'), '1007');
  await user.type(screen.getByLabelText('PIN'), '4071');
  await user.click(screen.getByRole('button', { name: 'Fichar' }));
  expect(
    await screen.findByText(/se ficha solo con el código/, {}, { timeout: 9000 }),
  ).toBeVisible();
  const { inputsOf } = answerByAccion({
    ...answers,
    'kiosco.fichar': refused(409, 'conflicto', 'Ese código venció.'),
  });
  back();
  expect(await screen.findByText(/no se aceptó: Ese código venció/)).toBeVisible();
  expect(inputsOf('kiosco.fichar')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Entendido' }));
  await waitFor(() => expect(screen.queryByText(/no se aceptó/)).toBeNull());
  close();
});

test('revoked, it goes back to pairing, says why, and keeps what waits for the next pairing', async () => {
  answerByAccion(answers);
  const { user, close } = await paired();
  cut();
  scan(OTHER);
  await screen.findByText(/1 fichada guardada/);
  answerByAccion({ 'kiosco.obtenerEstado': refused(401, 'kiosco_desconocido', 'Ya no está.') });
  back();
  expect(await screen.findByRole('heading', { name: 'Emparejar este kiosco' })).toBeVisible();
  expect(screen.getByText('Ya no está.')).toBeVisible();
  expect(screen.getByText('Queda 1 fichada guardada: se envía al emparejar.')).toBeVisible();
  const { inputsOf } = answerByAccion(answers);
  await user.type(screen.getByLabelText('Código'), 'wxyz-2345');
  await user.click(screen.getByRole('button', { name: 'Emparejar' }));
  await waitFor(() => expect(inputsOf('kiosco.fichar')).toMatchObject([{ code: OTHER }]));
  close();
});
