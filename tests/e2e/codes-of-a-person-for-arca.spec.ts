import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DateTime } from 'luxon';
import { findings, settled } from './support/axe';
import { callServer, openSession } from './support/callServer';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

/** The statements of the month in the book, by CUIL. */
async function statements(page: Page): Promise<Map<string, string>> {
  await signInAs(page, 'sueldos', '/liquidations/arca');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Libro de Sueldos Digital' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  const own = text.split('\r\n').filter((line) => line.startsWith('04'));
  return new Map(own.map((line) => [line.slice(2, 13), line]));
}

interface Listed {
  id: number;
  cuil: string;
  docket: string;
  name: string;
}

/** The contract and the health insurance of all, from column 29 on. */
const usual = /^008.{31}126205/;
const contractOf = (line = '') => line.slice(28, 31);
const spouseOf = (line = '') => line.slice(13, 14);

test('human resources write the codes of somebody, and the book tells them alone by these', async ({
  page,
  browser,
  address,
}) => {
  const before = await statements(page);
  const session = await openSession(address, 'rrhh');
  const { rows } = await callServer<{ rows: Listed[] }>(
    address,
    'sueldo.listar',
    { size: 100 },
    session,
  );
  // People do not write their own, and the demo has some with other codes.
  const someone = rows.find(
    ({ cuil, docket }) =>
      docket !== String(session.docket) && usual.test(before.get(cuil)?.slice(28) ?? ''),
  );
  if (!someone) throw new Error('nobody of the book goes as their site');

  const office = await browser.newContext();
  const keeper = await office.newPage();
  await signInAs(keeper, 'rrhh', `/users/${someone.id}?ver=libro`);
  const own = keeper.getByRole('region', { name: 'Datos para el Libro de Sueldos' });
  await expect(own.getByText('Va en todo como su sede')).toBeVisible();
  await own.getByRole('button', { name: 'Cargar desde un día' }).click();
  const form = keeper.getByRole('dialog');
  await form.getByRole('group', { name: 'Rige desde' }).click();
  const last = DateTime.fromJSDate(storyNow()).minus({ months: 1 }).endOf('month');
  await keeper.keyboard.type(last.toFormat('ddMMyyyy'));
  await form.getByLabel('Modalidad de contratación').fill('22');
  await form.getByRole('combobox', { name: 'Cónyuge' }).click();
  await keeper.getByRole('option', { name: 'Sí' }).click();
  await form.getByRole('button', { name: 'Agregar' }).click();
  await expect(own.getByText('Modalidad de contratación: 22 · Cónyuge: Sí')).toBeVisible();
  await expect(keeper.getByText('22 (de su ficha)')).toBeVisible();

  await keeper.setViewportSize({ width: 390, height: 844 });
  await settled(keeper);
  expect(await findings(keeper)).toEqual([]);
  await keeper.goto('/users/book');
  await expect(keeper.getByText(someone.name).first()).toBeVisible();
  await office.close();

  const after = await statements(page);
  expect([contractOf(after.get(someone.cuil)), spouseOf(after.get(someone.cuil))]).toEqual([
    '022',
    '1',
  ]);
  for (const [cuil, line] of before) if (cuil !== someone.cuil) expect(after.get(cuil)).toBe(line);
});
