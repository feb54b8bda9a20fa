import type { Page } from '@playwright/test';
import { settled } from './support/axe';
import { reloadPage } from './support/reloadPage';
import { fillIn, signInAs } from './support/signInAs';
import { expect, PASSWORD, test } from './support/story';
import { storyNow } from './support/storyNow';

/** The columns on the screen from left to right. */
const shown = (page: Page) =>
  page.locator('.ag-header-cell').evaluateAll((cells) =>
    cells
      .map((cell) => ({
        key: cell.getAttribute('col-id') ?? '',
        box: cell.getBoundingClientRect(),
      }))
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ key }) => key)
      .filter((key) => key !== 'elegir' && key !== 'acciones'),
  );

const widthOf = async (page: Page, key: string) =>
  Math.round((await page.locator(`.ag-header-cell[col-id="${key}"]`).boundingBox())?.width ?? 0);

const answered = (page: Page, accion: string) =>
  page.waitForResponse((answer) => answer.url().includes(`accion=${accion}`) && answer.ok());

/** Puts down with the person what was done; the server is asked a moment after the last change. */
const kept = (page: Page) => answered(page, 'config.guardar');

/** The one that has a column wider than 200. */
const keptWide = (page: Page, key: string) =>
  page.waitForResponse((answer) => {
    const sent = answer.request().postData() ?? '';
    const [, width] = new RegExp(`"key":"${key}"[^}]*"width":(\\d+)`).exec(sent) ?? [];
    return answer.url().includes('accion=config.guardar') && answer.ok() && Number(width) > 200;
  });

/** The page as it comes back: the rows are here, and so are the settings that the server keeps, which could change the columns. */
async function reloaded(page: Page) {
  const settings = answered(page, 'config.obtener');
  await reloadPage(page);
  await expect(first(page)).toBeVisible();
  await settings;
  await settled(page);
}

async function columnMenu(page: Page, title: string, item: string) {
  await page.getByRole('columnheader', { name: title }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: item }).click();
}

const orders = '/orders/list';
const first = (page: Page) => page.getByRole('row', { name: /P-\d+/ }).first();

test('columns hidden, moved, widened and pinned stay so: a second later, after a reload and on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, 'jefe', orders);
  await expect(first(page)).toBeVisible();
  const before = await shown(page);
  expect(before).toContain('priority');

  await columnMenu(page, 'Prioridad', 'Ocultar');
  await expect.poll(() => shown(page)).not.toContain('priority');
  await columnMenu(page, 'Estado', 'Mover a la izquierda');
  await columnMenu(page, 'Prometido', 'Fijar a la izquierda');
  const title = page.locator('.ag-header-cell[col-id="state"]');
  const edge = await title.locator('.ag-header-cell-resize').boundingBox();
  if (!edge) throw new Error('nothing to drag');
  // Earlier changes may still be on their way. Saved, the settings are read again: what comes back must not undo
  // anything.
  const saved = keptWide(page, 'state').then(() => answered(page, 'config.obtener'));
  await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height / 2);
  await page.mouse.down();
  await page.mouse.move(edge.x + 70, edge.y + edge.height / 2, { steps: 5 });
  await page.mouse.up();
  await saved;
  await settled(page);
  const wanted = await shown(page);
  const width = await widthOf(page, 'state');
  expect(wanted.slice(0, 3)).toEqual(['number', 'promisedOn', 'state']);
  expect(wanted).not.toContain('priority');
  expect(width).toBeGreaterThan(200);

  await reloaded(page);
  expect(await shown(page)).toEqual(wanted);
  expect(await widthOf(page, 'state')).toBe(width);

  const device = await browser.newContext({ baseURL, viewport: page.viewportSize() });
  const other = await device.newPage();
  await other.goto(`/login?next=${encodeURIComponent(orders)}`);
  await fillIn(other, 'jefe', PASSWORD);
  await expect(first(other)).toBeVisible();
  await expect.poll(() => shown(other)).toEqual(wanted);
  expect(await widthOf(other, 'state')).toBe(width);
  await device.close();

  // And back to how it came.
  const restored = kept(page);
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('button', { name: 'Dejar como al principio' }).click();
  await restored;
  await page.getByRole('button', { name: 'Listo' }).click();
  expect(await shown(page)).toEqual(before);
});

test('a view keeps its columns, and says that it was changed only when something of it was', async ({
  page,
}) => {
  const name = `Así la quiero ${storyNow().getTime()}`;
  await signInAs(page, 'jefe', `${orders}?filtro=state%3Ain%3Acreated%2Cpicking&orden=-promisedOn`);
  await expect(first(page)).toBeVisible();
  const views = page.getByRole('button', { name: /^(Vistas|Así la quiero)/ });
  await columnMenu(page, 'Prioridad', 'Ocultar');
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByRole('menuitem', { name: 'Guardar como vista nueva…' }).click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(views).toHaveText(name);
  const wanted = await shown(page);

  await reloaded(page);
  await expect(views).toHaveText(name);
  expect(await shown(page)).toEqual(wanted);

  const saved = kept(page);
  await columnMenu(page, 'Estado', 'Ocultar');
  await expect(views).toHaveText(`${name} (cambiada)`);
  await saved;
  await reloadPage(page);
  await expect(first(page)).toBeVisible();
  await expect(views).toHaveText(`${name} (cambiada)`);
  expect(await shown(page)).not.toContain('state');

  // Put back by hand it is the view again.
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('checkbox', { name: 'Estado' }).check();
  await page.getByRole('button', { name: 'Listo' }).click();
  await expect(views).toHaveText(name);
  expect(await shown(page)).toEqual(wanted);

  // A colleague who opens the same address sees the same columns without having chosen anything.
  await columnMenu(page, 'Estado', 'Ocultar');
  await views.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await expect(views).toHaveText(name);
  expect(await shown(page)).toEqual(wanted);

  await views.click();
  await page.getByRole('menuitem', { name: `Borrar «${name}»` }).click();
  const deleted = kept(page);
  await page.getByRole('button', { name: 'Borrar' }).click();
  await expect(views).toHaveText('Vistas');
  // The person's own columns are back; they had hidden one before the view was made.
  await expect.poll(() => shown(page)).not.toContain('priority');
  await views.click();
  await page.getByRole('menuitem', { name: 'Como viene' }).click();
  await expect.poll(() => shown(page)).toContain('priority');
  await deleted;
});
