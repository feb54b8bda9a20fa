import { type PunchKind, punchVerbs } from '@contract/markings/punch';
import type { Browser } from '@playwright/test';
import { callServer, openSession } from './support/callServer';
import { keptWhole } from './support/keptWhole';
import { photographed } from './support/photographed';
import { signInAs } from './support/signInAs';
import { expect, type RoleName, test } from './support/story';
import { storyNow } from './support/storyNow';

test.use({ keepsProgram: true });

interface State {
  choices: [PunchKind, ...PunchKind[]];
  punches: { kind: string; offline: boolean; counts: string }[];
}

async function pocketOf(browser: Browser, address: string) {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 390, height: 844 },
  });
  const phone = await context.newPage();
  // A telephone whose clock is right; elsewhere in the stories it is the machine's.
  await phone.clock.setSystemTime(storyNow());
  return { context, phone };
}

async function stateOf(address: string, role: RoleName) {
  const session = await openSession(address, role);
  return () => callServer<State>(address, 'fichada.obtenerEstado', {}, session);
}

/** A Sunday some weeks ago, on which nobody here works. */
function formerSunday(): string {
  const day = storyNow();
  day.setUTCDate(day.getUTCDate() - 14 - day.getUTCDay());
  return day.toISOString().slice(0, 10);
}

test('one touch on the phone is a punch and a second the same; what was forgotten is asked for and approved', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const { phone } = await pocketOf(browser, address);
  const state = await stateOf(address, 'empleado');
  const before = await state();
  await signInAs(phone, 'empleado', '/markings/now');
  const first = punchVerbs[before.choices[0]];
  await phone.getByRole('button', { name: first, exact: true }).click();
  await phone.getByRole('button', { name: 'Fichar sin ubicación' }).click();
  await expect(phone.getByText(/ a las \d\d:\d\d\.$/)).toBeVisible();
  const face = await photographed(phone, 'yo.jpg', { width: 300, height: 400, onSide: false });
  await phone.getByLabel('Agregar una foto').setInputFiles(face);
  await expect(phone.getByText('Foto agregada.')).toBeVisible();
  const then = punchVerbs[(await state()).choices[0]];
  await phone.getByRole('button', { name: then, exact: true }).click();
  await expect(phone.getByText(/^Ya estaba: /)).toBeVisible();
  expect((await state()).punches).toHaveLength(before.punches.length + 1);

  const day = formerSunday();
  await phone.goto(`/markings/mine?mes=${day.slice(0, 7)}&dia=${day}`);
  for (const [index, hour] of ['0900', '1300'].entries()) {
    await phone.getByRole('button', { name: 'Agregar una fichada' }).click();
    const added = phone.getByRole('group', { name: `Fichada ${index + 1}`, exact: true });
    await added.getByRole('spinbutton').first().click();
    await phone.keyboard.type(hour);
  }
  await phone.getByRole('button', { name: 'Me olvidé de fichar' }).click();
  await phone.getByRole('button', { name: 'Pedir la corrección' }).click();
  await expect(phone.getByText(/^Solicitud enviada/)).toBeVisible();

  const boss = await browser.newPage({ baseURL: address, locale: 'es-AR' });
  await signInAs(boss, 'supervisor', '/workflow');
  const title = `Corrección de fichadas, ${day.split('-').reverse().join('/')}`;
  await boss.getByText(title).first().click();
  await expect(boss.getByText('Sin fichadas')).toBeVisible();
  await expect(boss.getByText('Entrada 09:00 · Salida 13:00')).toBeVisible();
  await boss.keyboard.press('a');
  await expect(boss.getByText(title)).toHaveCount(0);
  await expect(phone.getByText('4:00 h', { exact: true })).toBeVisible();
});

test('what is punched without network waits in the phone with its hour, and is sent once', async ({
  browser,
  address,
  complaints,
}) => {
  test.setTimeout(240_000);
  complaints.allowOffline();
  const { phone, context } = await pocketOf(browser, address);
  const state = await stateOf(address, 'operario');
  const before = await state();
  await signInAs(phone, 'operario', '/markings/now');
  const verb = punchVerbs[before.choices[0]];
  const button = phone.getByRole('button', { name: verb, exact: true });
  await expect(button).toBeVisible();
  await keptWhole(phone);
  await context.setOffline(true);
  // The clock is set as if the network had been gone for ten minutes by the time that it is back.
  await phone.clock.setSystemTime(storyNow().getTime() - 600_000);
  await button.click();
  await phone.getByRole('button', { name: 'Fichar sin ubicación' }).click();
  await expect(phone.getByText(/guardada sin conexión/)).toBeVisible();
  expect((await state()).punches).toHaveLength(before.punches.length);

  await context.setOffline(false);
  await expect.poll(async () => (await state()).punches.length).toBe(before.punches.length + 1);
  expect((await state()).punches.filter(({ offline }) => offline)).toHaveLength(
    before.punches.filter(({ offline }) => offline).length + 1,
  );
});
