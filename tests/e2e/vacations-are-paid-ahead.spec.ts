import { findings, settled } from './support/axe';
import { approveTitled, calculateRun, publishRun, submitRun } from './support/payRun';
import { screenOf } from './support/screenOf';
import { expect, test } from './support/story';
import { today, typedDay } from './support/storyDays';

test('vacations are chosen by when they begin, paid before they do, and the month leaves them out', async ({
  browser,
  address,
}) => {
  test.setTimeout(300_000);
  const pay = await screenOf(browser, address, 'sueldos', '/liquidations');
  await pay.getByRole('button', { name: 'Nueva' }).click();
  const form = pay.getByRole('dialog', { name: 'Nueva liquidación' });
  await form.getByRole('combobox', { name: 'Tipo' }).click();
  await pay.getByRole('option', { name: 'Vacaciones' }).click();
  // The vacations that the demo granted begin in some of the months that come.
  const somebody = form.getByRole('checkbox').first();
  for (const month of [3, 2, 1]) {
    await form.getByRole('combobox', { name: 'Mes' }).click();
    await pay.getByRole('option').nth(month).click();
    await settled(pay);
    if (await somebody.isVisible()) break;
  }
  await somebody.check();
  await form.getByRole('group', { name: 'Fecha de pago' }).click();
  await pay.keyboard.type(typedDay(today));
  await settled(pay);
  expect(await findings(pay)).toEqual([]);
  await form.getByRole('button', { name: 'Agregar' }).click();
  const title = pay.getByRole('heading', { name: /^Vacaciones de /, level: 1 });
  await expect(title).toBeVisible();
  const called = await title.innerText();

  await calculateRun(pay);
  const at = new URL(pay.url()).pathname;
  await pay.getByRole('grid').getByRole('link').first().click();
  const days = pay.getByRole('button', { name: /^Vacaciones \d/ });
  await days.click();
  await expect(pay.getByText('LCT, art. 155').first()).toBeVisible();
  await expect(pay.getByRole('button', { name: /^Sueldo básico/ })).toHaveCount(0);
  await settled(pay);
  expect(await findings(pay)).toEqual([]);

  await pay.goto(at);
  await submitRun(pay);
  const hr = await screenOf(browser, address, 'rrhh', '/workflow');
  await approveTitled(hr, called);

  await pay.goto(at);
  await publishRun(pay);
  await expect(pay.getByRole('button', { name: 'Anotar el pago' })).toBeVisible({
    timeout: 60_000,
  });
  await pay.getByRole('grid').getByRole('link').first().click();
  await pay.getByRole('link', { name: 'Ver el recibo' }).click();
  await expect(pay.getByText(/ · Vacaciones/).first()).toBeVisible();
});
