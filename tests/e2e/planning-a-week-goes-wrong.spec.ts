import type { Page } from '@playwright/test';
import { DateTime } from 'luxon';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

/** Beyond what rotations plan by themselves. */
const monday = DateTime.fromJSDate(storyNow()).startOf('week').plus({ weeks: 13 });
const address = `/schedules?semana=${monday.toFormat('yyyy-MM-dd')}`;
const NAME = 'Juárez, Delfina';
const plan = /accion=horario\.planificar/;

/** A page's requests can be held and cut here, unless its service worker sends them. */
const withoutWorker = {
  locale: 'es-AR',
  viewport: { width: 1440, height: 900 },
  serviceWorkers: 'block',
} as const;

const cellOf = (page: Page, at: number) =>
  page.getByRole('gridcell', {
    name: new RegExp(
      `^${NAME}, ${monday.plus({ days: at }).setLocale('es').toFormat("cccc d 'de' LLLL")}:`,
    ),
  });
const drag = (page: Page, shift: string, at: number) =>
  page
    .getByRole('group', { name: 'Turnos para poner' })
    .getByRole('button', { name: new RegExp(`^${shift}`) })
    .dragTo(cellOf(page, at));

test('two planners drop on one cell at once: the second sees both versions and says which stays', async ({
  browser,
  page,
  address: baseURL,
}) => {
  await page.setViewportSize(withoutWorker.viewport);
  await signInAs(page, 'supervisor', address);
  const other = await (await browser.newContext({ ...withoutWorker, baseURL })).newPage();
  await signInAs(other, 'rrhh', address);
  await expect(cellOf(other, 1)).toHaveAccessibleName(/: Franco/);

  // The second has let go when the first one's arrives.
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await other.route(plan, async (route) => {
    await late;
    await route.continue();
  });
  await drag(other, 'Tarde', 1);
  await expect(cellOf(other, 1)).toHaveAccessibleName(/: Tarde/);
  await drag(page, 'Mañana', 1);
  await expect(cellOf(page, 1)).toHaveAccessibleName(/: Mañana/);
  await expect(page.getByText('Guardando…')).toHaveCount(0);
  arrive();

  const dialog = other.getByRole('alertdialog', { name: 'Otra persona cambió ese día antes' });
  await expect(dialog.getByText('Ahora: Mañana')).toBeVisible();
  await expect(dialog.getByText('Lo tuyo: Tarde')).toBeVisible();
  await dialog.getByRole('button', { name: 'Dejar lo que hay' }).click();
  await expect(cellOf(other, 1)).toHaveAccessibleName(/: Mañana/);
  await expect(cellOf(page, 1)).toHaveAccessibleName(/: Mañana/);
  await other.context().close();
});

test('without network what is planned stays on the board, and is saved by itself afterwards', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 'supervisor', address);
  await cellOf(page, 2).click();
  await context.setOffline(true);
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('t');
  await expect(page.getByText(/^2 cambios no se guardaron/)).toBeVisible();
  await expect(cellOf(page, 3)).toHaveAccessibleName(/: Tarde/);
  await context.setOffline(false);
  await expect(page.getByText(/no se guardaron/)).toHaveCount(0);
  await expect(page.getByText('Guardando…')).toHaveCount(0);
  await page.reload();
  await expect(cellOf(page, 2)).toHaveAccessibleName(/: Mañana 06:00 a 14:00, borrador/);
  await expect(cellOf(page, 3)).toHaveAccessibleName(/: Tarde 14:00 a 22:00, borrador/);
});

test('the server killed between the drop and its answer: it is there, once', async ({
  browser,
  demo,
}) => {
  test.slow();
  const context = await browser.newContext({ ...withoutWorker, baseURL: demo.url });
  const page = await context.newPage();
  await signInAs(page, 'supervisor', address);
  await drag(page, 'Mañana', 0);
  await expect(page.getByText('Guardando…')).toHaveCount(0);

  // The server's answer never reaches the board.
  let killed = false;
  await page.route(plan, async (route) => {
    if (!killed) {
      killed = true;
      await route.fetch();
      await demo.kill();
    }
    await route.abort('connectionreset');
  });
  await cellOf(page, 0).locator('.turno').dragTo(cellOf(page, 4));
  await expect(page.getByText(/^2 cambios no se guardaron/)).toBeVisible();
  await expect(cellOf(page, 4)).toHaveAccessibleName(/: Mañana/);

  await demo.startAgain();
  await page.unroute(plan);
  await page
    .getByRole('alert')
    .filter({ hasText: 'no se guardaron' })
    .getByRole('button', { name: 'Reintentar' })
    .click();
  await expect(page.getByText(/no se guardaron/)).toHaveCount(0);
  await expect(page.getByText('Guardando…')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.reload();
  await expect(cellOf(page, 4)).toHaveAccessibleName(/: Mañana 06:00 a 14:00, borrador/);
  await expect(cellOf(page, 0)).toHaveAccessibleName(/: Franco/);
  await context.close();
});
