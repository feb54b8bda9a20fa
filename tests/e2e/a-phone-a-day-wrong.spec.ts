import { type PunchKind, punchVerbs } from '@contract/markings/punch';
import type { Browser, Page } from '@playwright/test';
import { callServer, openSession } from './support/callServer';
import { keptWhole } from './support/keptWhole';
import { phoneOf } from './support/screenOf';
import { signInAs } from './support/signInAs';
import { expect, type RoleName, test } from './support/story';
import { storyNow } from './support/storyNow';

test.use({ keepsProgram: true });

const MINUTE = 60_000;
/** A day and two hours, so that the hour of the phone is another one too. */
const FAST = 26 * 60 * MINUTE;

interface State {
  choices: [PunchKind, ...PunchKind[]];
  punches: { at: string; offline: boolean; counts: string }[];
}

async function stateOf(address: string, role: RoleName) {
  const session = await openSession(address, role);
  return () => callServer<State>(address, 'fichada.obtenerEstado', {}, session);
}

const hourOf = (at: Date) =>
  at.toLocaleTimeString('es-AR', {
    timeZone: 'America/Argentina/Buenos_Aires',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });

async function fastPhone(browser: Browser, address: string, role: RoleName) {
  const { phone, context } = await phoneOf(browser, address);
  await phone.clock.setSystemTime(storyNow().getTime() + FAST);
  await signInAs(phone, role, '/markings/now');
  return { phone, context };
}

/** The hour stands large above the button; the minute may turn while it is looked for. */
const showsServersHour = (phone: Page) =>
  expect(async () => {
    await expect(
      phone.getByRole('main').getByText(hourOf(storyNow()), { exact: true }),
    ).toBeVisible({ timeout: 1_000 });
  }).toPass();

const punch = async (phone: Page, kind: PunchKind) => {
  await phone.getByRole('button', { name: punchVerbs[kind], exact: true }).click();
  await phone.getByRole('button', { name: 'Fichar sin ubicación' }).click();
};

const farFrom = (at: string | undefined, moment: Date) =>
  Math.abs(Date.parse(at ?? '') - moment.getTime());

test('a phone that is a day fast shows the hour of the server, and punches at it', async ({
  browser,
  address,
}) => {
  test.setTimeout(180_000);
  const state = await stateOf(address, 'empleado');
  const before = await state();
  const { phone } = await fastPhone(browser, address, 'empleado');
  await showsServersHour(phone);
  await punch(phone, before.choices[0]);
  await expect(phone.getByText(/ a las \d\d:\d\d/)).toBeVisible();
  const after = await state();
  const made = after.punches.at(-1);
  expect(after.punches).toHaveLength(before.punches.length + 1);
  expect(made).toMatchObject({ offline: false, counts: 'counted' });
  expect(farFrom(made?.at, storyNow())).toBeLessThan(MINUTE);
  const said = new RegExp(` a las ${hourOf(new Date(made?.at ?? ''))}`);
  await expect(phone.getByText(said)).toBeVisible();
});

test('opened without network, that phone still knows the hour, and the punch that waited keeps it', async ({
  browser,
  address,
  complaints,
}) => {
  test.setTimeout(240_000);
  complaints.allowOffline();
  const state = await stateOf(address, 'operario');
  const before = await state();
  const { phone, context } = await fastPhone(browser, address, 'operario');
  await expect(
    phone.getByRole('button', { name: punchVerbs[before.choices[0]], exact: true }),
  ).toBeVisible();
  await keptWhole(phone);
  await context.setOffline(true);
  await phone.reload();
  await showsServersHour(phone);

  // Twelve minutes ago by every clock, as if the network came back only now.
  const touched = new Date(storyNow().getTime() - 12 * MINUTE);
  await phone.clock.setSystemTime(touched.getTime() + FAST);
  await punch(phone, before.choices[0]);
  await expect(
    phone.getByText(new RegExp(` a las ${hourOf(touched)}, guardada sin conexión`)),
  ).toBeVisible();
  expect((await state()).punches).toHaveLength(before.punches.length);

  await context.setOffline(false);
  await expect.poll(async () => (await state()).punches.length).toBe(before.punches.length + 1);
  const made = (await state()).punches.find(({ at }) => farFrom(at, touched) < MINUTE);
  // So far off, somebody looks at it before it counts; its hour is the true one.
  expect(made).toMatchObject({ offline: true, counts: 'waiting' });
});
