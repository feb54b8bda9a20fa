import type { Page } from '@playwright/test';
import { payrollPdf } from '../support/payrollPdf';
import { openSession } from './support/callServer';
import { isDrawn } from './support/drawnPage';
import { newOrder } from './support/newOrder';
import { test } from './support/openPages';
import { printedSheets } from './support/printedSheets';
import { publishedSlip } from './support/publishedSlip';
import { sentPaper } from './support/sentPaper';
import { expect, type RoleName } from './support/story';

test.use({ colorScheme: 'dark' });

/** Paper shows nothing that can only be pressed, or that turns while something is on its way. */
async function nothingToPress(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const useless = page.locator(
    '.MuiButton-root:not(dd > a), .MuiIconButton-root, .MuiFab-root, button.MuiLink-root',
  );
  await expect(useless.locator('visible=true')).toHaveCount(0);
  await expect(page.locator('.MuiLinearProgress-indeterminate:visible')).toHaveCount(0);
  await expect(page.locator('.MuiCircularProgress-root:visible')).toHaveCount(0);
  await expect(page.getByRole('navigation').locator('visible=true')).toHaveCount(0);
  // The medium is as it was: what is asked to look like a screen prints like one.
  await page.emulateMedia({ media: null });
}

async function printed(page: Page) {
  await nothingToPress(page);
  const sheets = await printedSheets(page);
  const empty = sheets.filter(({ text, pictures }) => text === '' && pictures === 0);
  expect(empty, 'sheets with nothing on them').toEqual([]);
  return sheets;
}

/** The viewer looks for the page that it showed, which on paper stands elsewhere. */
const notInSight = /offsetParent is not set/;

const wordsOf = (sheets: { text: string }[]) => sheets.map(({ text }) => text).join('\n');

const pages: [kind: string, role: RoleName, path: string, last: string][] = [
  ['the board', 'jefe', '/orders', 'Detenido'],
  ['figures', 'jefe', '/orders/figures', 'Líneas preparadas por hora'],
  ['a record', 'rrhh', '/users/12', 'Responde a'],
  ['a form', 'rrhh', '/users/12/edit', 'Domicilio'],
  ['the first page', 'rrhh', '/summary', 'Ausencias y cobertura'],
  ['a calendar', 'rrhh', '/holidays/calendar', 'Fechas sin vacaciones'],
  ['the wall', 'empleado', '/posts', 'Vacaciones: cómo pedirlas este verano'],
  ['a post', 'empleado', '/posts/1', 'Juárez, Delfina'],
  ['what waits', 'rrhh', '/workflow', 'Quién decide'],
];

for (const [kind, role, path, last] of pages) {
  test(`${kind} goes to paper whole, with nothing to press and no empty sheet`, async ({
    openAs,
  }) => {
    const page = await openAs(role, path);
    await expect(page.getByText(last).first()).toBeVisible();
    expect(wordsOf(await printed(page))).toContain(last);
  });
}

test('an order goes to paper with its number', async ({ openAs, address }) => {
  const { id, number } = await newOrder(address);
  const page = await openAs('jefe', `/orders/${id}`);
  await expect(page.getByRole('heading', { name: 'Historia' })).toBeVisible();
  expect(wordsOf(await printed(page))).toContain(`Pedido ${number}`);
});

test('what is written on the colour of an absence is read on paper too', async ({ openAs }) => {
  const page = await openAs('rrhh', '/holidays/calendar');
  const mark = page
    .getByRole('table')
    .getByRole('link', { name: /Vacaciones/ })
    .first();
  await expect(mark).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const { color, around } = await mark.evaluate((element) => ({
    color: getComputedStyle(element).color,
    around: getComputedStyle(element.closest('td') ?? element).color,
  }));
  expect(color).not.toBe(around);
});

test('a slip goes to paper beside what is said of it, and one that is on its way is said to be missing', async ({
  openAs,
  address,
  complaints,
}) => {
  complaints.allow(notInSight);
  const owner = await openSession(address, 'empleado');
  const bytes = Buffer.from(await payrollPdf([`Legajo ${owner.docket}`]));
  const slip = await publishedSlip(address, '2041-04', bytes, owner);
  const page = await openAs('empleado', `/receipts/${slip}`);
  await expect.poll(() => isDrawn(page)).toBe(true);
  const [first, ...others] = await printed(page);
  expect(first?.text).toContain('Abril de 2041');
  expect(first?.pictures).toBe(1);
  // Its second page says who signs it.
  expect(others.length).toBeLessThanOrEqual(1);

  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/archivos/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByLabel('Abriendo el PDF')).toBeVisible();
  const early = await printed(page);
  expect(early).toHaveLength(1);
  expect(early[0]?.text).toContain('El documento no llegó a abrirse antes de imprimir.');
  expect(early[0]?.text).not.toContain('Vas a poder firmar');
  go();
});

test('a paper that is signed goes to paper with its code', async ({
  openAs,
  address,
  complaints,
}) => {
  complaints.allow(notInSight);
  const bytes = Buffer.from(await payrollPdf(['Norma de cámaras']));
  const { signature } = await sentPaper(address, 'Norma de cámaras', bytes);
  const page = await openAs('empleado', `/signed/sign/${signature.id}`);
  await expect.poll(() => isDrawn(page)).toBe(true);
  const code = await page.locator('dd > a').innerText();
  expect(code).toMatch(/^[\dA-Z]{4}(-[\dA-Z]{4}){4}$/);
  expect(wordsOf(await printed(page))).toContain(code);
});
