import { DateTime } from 'luxon';
import { settled } from './support/axe';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

test('somebody reads on the telephone why a day has its hours, and says that they do not agree', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const week = DateTime.fromJSDate(storyNow()).startOf('week').minus({ weeks: 2 });
  await signInAs(page, 'empleado', `/hours?semana=${week.toFormat('yyyy-MM-dd')}`);
  await expect(page.getByRole('heading', { name: 'Mis horas' })).toBeVisible();
  await expect(page.getByText('Trabajadas').first()).toBeVisible();

  // A day of that week on which they worked.
  const worked = page.getByRole('button', { name: /Administración, 09:00 a 18:00.*[1-9]:\d\d/ });
  await worked.first().click();
  const why = page.getByRole('table', { name: /^De dónde sale/ }).first();
  await expect(
    why.getByRole('row', { name: /^Trabajadas .*Dentro de Administración/ }),
  ).toBeVisible();
  await expect(page.getByText(/^Fichado: \d\d:\d\d a \d\d:\d\d/).first()).toBeVisible();

  // A day that still opens moves the link away from under the finger.
  await settled(page);
  await page.getByRole('link', { name: 'No estoy de acuerdo' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
