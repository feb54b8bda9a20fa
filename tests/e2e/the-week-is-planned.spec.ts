import { DateTime } from 'luxon';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

/** Beyond what rotations plan by themselves, a week that no other story touches, and within one month. */
const later = DateTime.fromJSDate(storyNow()).startOf('week').plus({ weeks: 12 });
const monday = later.month === later.plus({ days: 4 }).month ? later : later.plus({ weeks: 1 });
const week = monday.toFormat('yyyy-MM-dd');
const NAME = 'Juárez, Delfina';
const inWords = (at: number) =>
  monday.plus({ days: at }).setLocale('es').toFormat("cccc d 'de' LLLL");

test('a supervisor plans a week by keys and by dragging, publishes it, and it reaches a telephone', async ({
  browser,
  page,
  address,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 'supervisor', `/schedules?semana=${week}`);
  const cell = (at: number, board = page) =>
    board.getByRole('gridcell', { name: new RegExp(`^${NAME}, ${inWords(at)}:`) });
  const says = (at: number, text: RegExp, board = page) =>
    expect(cell(at, board)).toHaveAccessibleName(text);

  // Another planner looks at the same week meanwhile.
  const desk = { baseURL: address, locale: 'es-AR', viewport: { width: 1440, height: 900 } };
  const other = await (await browser.newContext(desk)).newPage();
  await signInAs(other, 'rrhh', `/schedules?semana=${week}`);
  await says(0, /: Franco/, other);

  await cell(0).click();
  await page.keyboard.press('1');
  await says(0, /: Mañana 06:00 a 14:00, borrador/);
  await says(0, /: Mañana 06:00 a 14:00, borrador/, other);

  await page.keyboard.press('Control+c');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+v');
  await says(2, /: Mañana/);
  await page.keyboard.press('Control+z');
  await says(2, /: Franco/);
  await page.keyboard.press('Control+y');
  await says(2, /: Mañana/);

  await page
    .getByRole('group', { name: 'Turnos para poner' })
    .getByRole('button', { name: /^Tarde/ })
    .dragTo(cell(4));
  await says(4, /: Tarde 14:00 a 22:00, borrador/);
  await cell(4).locator('.turno').dragTo(cell(3));
  await says(3, /: Tarde/);
  await says(4, /: Franco/);
  await expect(page.getByText('Guardando…')).toHaveCount(0);

  const phone = { baseURL: address, locale: 'es-AR', viewport: { width: 390, height: 844 } };
  const staff = await (await browser.newContext(phone)).newPage();
  await signInAs(staff, 'empleado', `/schedules/mine?mes=${week.slice(0, 7)}`);
  await expect(staff.getByText('Tarde')).toHaveCount(0);

  await page.getByRole('button', { name: /^Publicar/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Publicar la semana del/ });
  await expect(dialog.getByText(NAME)).toBeVisible();
  await expect(dialog.getByText(/franco → Tarde 14:00–22:00/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Semana publicada: le avisamos a 1 persona')).toBeVisible();
  await says(0, /: Mañana 06:00 a 14:00$/);
  await expect(page.getByRole('button', { name: 'Todo publicado' })).toBeDisabled();
  // The page on the telephone hears of it without reloading.
  await expect(staff.getByText('Tarde').first()).toBeVisible();

  // A published shift stays in sight, on its way out, until its change is published too.
  await cell(3).click();
  await page.keyboard.press('Delete');
  await says(3, /: Tarde 14:00 a 22:00, se quita al publicar/);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await says(3, /: Tarde 14:00 a 22:00$/);
  await other.context().close();
  await staff.context().close();
});
