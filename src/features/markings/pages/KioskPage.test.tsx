import { screen, waitFor } from '@testing-library/react';
import { machineMs } from '@/utils/machineTime';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
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
const stateNow = () => ({
  name: 'Portón',
  siteName: 'Casa central',
  zone: 'America/Argentina/Buenos_Aires',
  organisation: 'El Andamio',
  serverTime: new Date(machineMs()).toISOString(),
});
const punched = {
  name: 'Ana Sosa',
  photo: null,
  kind: 'in',
  at: '2026-11-24T11:02:00.000Z',
  same: false,
  waiting: false,
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
  const scan = (code: string) => view.user.keyboard(`${code}{Enter}`);
  return { ...view, scan };
}

test('a scanner that types is a touch: the name for a while, then ready again', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { scan, close } = await paired();
  await scan(CODE);
  expect(await screen.findByText('Ana Sosa')).toBeVisible();
  expect(screen.getByText('Entrada 08:02')).toBeVisible();
  expect(inputsOf('kiosco.fichar')).toMatchObject([{ kioskKey: KEY, code: CODE }]);
  await waitFor(() => expect(screen.queryByText('Ana Sosa')).toBeNull(), { timeout: 4000 });
  close();
});

test('without network a code waits once, a PIN does not wait, and what is refused later is read', async () => {
  answerByAccion(answers);
  const { scan, user, close } = await paired();
  cut();
  await scan(CODE);
  expect(await screen.findByText('Guardada')).toBeVisible();
  await scan(CODE);
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
}, 40_000);

test('revoked, it goes back to pairing, says why, and keeps what waits for the next pairing', async () => {
  answerByAccion(answers);
  const { scan, user, close } = await paired();
  cut();
  await scan(OTHER);
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
}, 40_000);
