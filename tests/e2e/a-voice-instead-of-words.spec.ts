import type { Page } from '@playwright/test';
import { findings, settled } from './support/axe';
import { keptWhole } from './support/keptWhole';
import { pocket, screenOf } from './support/screenOf';
import { expect, test } from './support/story';

test.use({
  keepsProgram: true,
  // A microphone that beeps, and nobody who has to allow it.
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        '--autoplay-policy=no-user-gesture-required',
      ],
    }),
});
test.beforeEach(({ complaints }) => complaints.allowOffline());

const written = (page: Page) => page.getByRole('log', { name: 'Mensajes' });
const bar = (page: Page) => page.getByRole('group', { name: 'Mensaje de voz', exact: true });
const openTalk = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Conversaciones' })
    .getByRole('link', { name: /resumen de la cuenta|Mensaje de voz/ })
    .click();

/** Records for some four seconds. */
async function record(page: Page) {
  await page.getByRole('button', { name: 'Grabar voz' }).click();
  await expect(bar(page).getByRole('timer')).toHaveText(/^0:04/);
  await bar(page).getByRole('button', { name: 'Parar' }).click();
}

test('a voice recorded without network goes once there is one, and is heard at a desk', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const phone = await screenOf(browser, address, 'empleado', '/chats', pocket);
  await openTalk(phone);
  await keptWhole(phone);

  // The bytes that the browser's own recorder made are heard before they are sent.
  await record(phone);
  const own = phone.getByRole('group', { name: /^Tu mensaje de voz de 0:0[45]$/ });
  await own.getByRole('button', { name: 'Escuchar' }).click();
  await expect(own.getByRole('button', { name: 'Pausar' })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Escuchar' })).toBeVisible();

  expect(await findings(phone)).toEqual([]);

  // The recording waits in the outbox with the other messages and survives a reload.
  await phone.context().setOffline(true);
  await bar(phone).getByRole('button', { name: 'Enviar' }).click();
  await expect(phone.getByText('Por mandarse')).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('Por mandarse')).toBeVisible();
  await expect(own).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText('Por mandarse')).toHaveCount(0, { timeout: 40_000 });
  await expect(written(phone).getByRole('group', { name: /^Mensaje de voz de 0:0/ })).toBeVisible();

  // At the desk the list says what it is, and it is heard twice as fast by keyboard.
  const desk = await screenOf(browser, address, 'supervisor', '/chats');
  await expect(
    desk.getByRole('navigation', { name: 'Conversaciones' }).getByText(/Mensaje de voz · 0:0[45]/),
  ).toBeVisible();
  await openTalk(desk);
  const heard = written(desk).getByRole('group', { name: /^Mensaje de voz de 0:0[45], de / });
  const pace = heard.getByRole('button', { name: /^Velocidad/ });
  await pace.press('Enter');
  await pace.press('Enter');
  await expect(pace).toHaveText('2×');
  await heard.getByRole('button', { name: 'Escuchar' }).press('Enter');
  await expect(heard.getByRole('button', { name: 'Pausar' })).toBeVisible();
  await expect(heard.getByRole('button', { name: 'Escuchar' })).toBeVisible();
  await expect(heard.getByRole('alert')).toHaveCount(0);
  await settled(desk);
  expect(await findings(desk)).toEqual([]);
});

test('what is thrown away comes back with "Deshacer", and leaving lets the microphone go', async ({
  browser,
  address,
}) => {
  test.setTimeout(120_000);
  const page = await screenOf(browser, address, 'supervisor', '/chats');
  await page.addInitScript(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const tracks: MediaStreamTrack[] = [];
    Object.assign(globalThis, { storyTracks: tracks });
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  await page.reload();
  await openTalk(page);
  await record(page);
  await bar(page).getByRole('button', { name: 'Descartar' }).click();
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('group', { name: /^Tu mensaje de voz/ })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Descartar' }).click();

  await page.getByRole('button', { name: 'Grabar voz' }).click();
  await expect(bar(page).getByRole('timer')).toBeVisible();
  await page.getByRole('navigation', { name: 'Conversaciones' }).getByRole('link').last().click();
  const states = () =>
    page.evaluate(() =>
      (globalThis as unknown as { storyTracks: MediaStreamTrack[] }).storyTracks.map(
        ({ readyState }) => readyState,
      ),
    );
  await expect.poll(states).toEqual(['ended', 'ended']);
});
