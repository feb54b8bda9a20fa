import type { Page } from '@playwright/test';
import { callServer, openSession, type ServerSession } from './support/callServer';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { walkTo } from './support/walkTo';

interface Request {
  id: number;
  version: number;
  state: string;
  owner: { name: string };
}

const stateOf = async (address: string, session: ServerSession, id: number) =>
  (await callServer<Request>(address, 'solicitud.obtener', { id }, session)).state;

const rows = (page: Page) => page.getByRole('checkbox', { name: /^Elegir .*, de / });
const current = (page: Page) => Number(new URL(page.url()).searchParams.get('solicitud'));

/** Opens the first of the list by its address, so that the story knows which it is. */
async function openFirst(page: Page): Promise<number> {
  await expect(page.getByRole('button', { name: 'Aprobar' })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect.poll(() => current(page)).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Aprobar' })).toBeVisible();
  return current(page);
}

test('a key held down decides once, taken back it decides nothing, and leaving sends what waits once', async ({
  page,
  address,
}) => {
  test.setTimeout(120_000);
  const session = await openSession(address, 'rrhh');
  await page.clock.install();
  await signInAs(page, 'rrhh', '/workflow');
  const id = await openFirst(page);
  const before = await rows(page).count();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('accion=solicitud.aprobar')) sent.push(request.url());
  });

  // A finger stays on the key: the first is a press, all others repeat it.
  for (let times = 0; times < 15; times += 1) await page.keyboard.down('a');
  await page.keyboard.up('a');
  await expect(rows(page)).toHaveCount(before - 1);
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await expect(undo).toBeVisible();
  expect(sent).toEqual([]);

  // The notice stands over nothing that can be pressed.
  const pressed = ['Aprobar', 'Rechazar', 'Pedir cambios', 'Delegar', 'Mi cuenta'];
  const places = pressed.map((name) =>
    page.getByRole('button', { name }).or(page.getByRole('link', { name })).first(),
  );
  // Asked for together: it can be taken back for five seconds only.
  const [notice, ...boxes] = await Promise.all(
    [page.getByRole('status').filter({ has: undo }), ...places].map((one) => one.boundingBox()),
  );
  for (const [at, name] of pressed.entries()) {
    const box = boxes[at];
    if (!notice || !box) throw new Error(`${name} is not there`);
    const apart =
      box.x + box.width <= notice.x ||
      notice.x + notice.width <= box.x ||
      box.y + box.height <= notice.y ||
      notice.y + notice.height <= box.y;
    expect(apart, name).toBe(true);
  }

  await page.keyboard.press('z');
  await expect(rows(page)).toHaveCount(before);
  await expect(undo).toHaveCount(0);
  // Past the seconds in which a decision can be taken back.
  await page.clock.fastForward(6_000);
  expect(sent).toEqual([]);
  expect(await stateOf(address, session, id)).toBe('pending');

  await expect.poll(() => current(page)).toBe(id);
  await expect(page.getByRole('button', { name: 'Aprobar' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(undo).toBeVisible();
  await page.goto('about:blank');
  await expect
    .poll(async () => {
      const detail = await callServer<{ history: { kind: string }[] }>(
        address,
        'solicitud.obtener',
        { id },
        session,
      );
      return detail.history.filter(({ kind }) => kind === 'approved').length;
    })
    .toBe(1);
});

test('a call to the server wakes no worker, for one that is sent by leaving would be lost meanwhile', async ({
  page,
}) => {
  await signInAs(page, 'rrhh', '/posts');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.evaluate(() => performance.clearResourceTimings());
  await walkTo(page, '/workflow', 'Aprobaciones');
  await openFirst(page);
  const ways = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { name, workerFinalSourceType } = entry.toJSON();
      return name.includes('accion=') ? [workerFinalSourceType] : [];
    }),
  );
  expect(ways.length).toBeGreaterThan(0);
  expect(new Set(ways)).toEqual(new Set(['network']));
});

test('the keys can be turned off for good', async ({ page }) => {
  await signInAs(page, 'rrhh', '/workflow');
  await openFirst(page);
  const before = await rows(page).count();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Con el teclado' });
  const kept = page.waitForResponse((answer) => answer.url().includes('accion=config.guardar'));
  await help.getByRole('switch').uncheck();
  await help.getByRole('button', { name: 'Cerrar' }).click();
  await kept;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Aprobar' })).toBeVisible();
  await page.keyboard.press('a');
  // The page has heard the key by the time it has opened and closed what was pressed after it.
  await page.getByRole('button', { name: 'Atajos de teclado' }).click();
  await expect(help.getByRole('switch')).not.toBeChecked();
  await help.getByRole('button', { name: 'Cerrar' }).click();
  await expect(help).toHaveCount(0);
  await expect(rows(page)).toHaveCount(before);
});
