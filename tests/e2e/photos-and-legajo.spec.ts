import type { Page } from '@playwright/test';
import { signInAs } from './support/signInAs';
import { storedItems } from './support/storedItems';
import { expect, type RoleName, test } from './support/story';

interface Me {
  dni: string;
  personId: number;
}

async function enter(page: Page, role: RoleName): Promise<Me> {
  await signInAs(page, role, '/profile');
  const { DNI, WMS_USER_ID } = (await storedItems(page)).USER as Record<string, unknown>;
  return { dni: String(DNI), personId: Number(WMS_USER_ID) };
}

const status = async (page: Page, path: string) => (await page.request.get(path)).status();

test('own photo and legajo by DNI are mine; a colleague guessing my DNI gets neither', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newPage({ baseURL, locale: 'es-AR' });
  const operario = await enter(other, 'operario');
  await other.close();

  const me = await enter(page, 'empleado');
  expect(me.dni).toMatch(/^\d{7,8}$/);
  for (const path of [`/fotos/${me.dni}`, `/legajo/imagen/${me.dni}`]) {
    const mine = await page.request.get(path);
    expect([path, mine.status()]).toEqual([path, 200]);
    expect(mine.headers()['content-type']).toMatch(/^image\//);
  }
  expect(await status(page, `/fotos/${operario.dni}`)).toBe(404);
  expect(await status(page, `/legajo/imagen/${operario.dni}`)).toBe(404);
  expect(await status(page, `/legajo/imagen?dni=${operario.dni}`)).toBe(404);
  // The directory shows everybody's face to whoever is signed in, by person and not by DNI.
  expect(await status(page, `/fotos/persona-${operario.personId}`)).toBe(200);
});

test('Recursos Humanos sees the legajo of another person on its page', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  // The page names no icon, and some starts of the browser guess one.
  complaints.allow(/404.*favicon\.ico/);
  const other = await browser.newPage({ baseURL, locale: 'es-AR' });
  const { dni } = await enter(other, 'operario');
  await other.close();
  await enter(page, 'rrhh');
  expect(await status(page, `/fotos/${dni}`)).toBe(200);
  await page.goto(`/legajo/imagen?dni=${dni}`);
  const image = page.getByRole('img').first();
  await expect(image).toBeVisible();
  await expect
    .poll(() => image.evaluate((node) => (node as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

test('without a session there is no photo, no legajo and no file', async ({ request }) => {
  for (const path of ['/fotos/persona-1', '/legajo/imagen', `/archivos/${'a'.repeat(64)}`]) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 401]);
  }
});
