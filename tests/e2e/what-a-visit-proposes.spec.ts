import { pocket, screenOf } from './support/screenOf';
import { expect, test } from './support/story';

test('a day of visits on the phone: an arrival is undone, then the entry is punched and the way rendered, each of them once', async ({
  browser,
  address,
}) => {
  test.setTimeout(180_000);
  const desk = await screenOf(browser, address, 'jefe', '/visits/map');
  await expect(desk.getByText('Planificada', { exact: true }).first()).toBeVisible();
  const phone = await screenOf(browser, address, 'jefe', '/visits/day', pocket);
  await phone.getByRole('button', { name: 'Llegué' }).click();
  await phone.getByRole('button', { name: 'Todavía no llegué' }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Deshacer' }).click();
  await expect(phone.getByRole('button', { name: 'Llegué' })).toBeVisible();

  // A planner who looks at the map sees an arrival without asking again.
  await expect(desk.getByText('En el lugar', { exact: true })).toHaveCount(0);
  for (let left = 5; left > 0; left -= 1) {
    await phone.getByRole('button', { name: 'Llegué' }).click();
    if (left === 5) await expect(desk.getByText('En el lugar', { exact: true })).toBeVisible();
    await phone.getByRole('button', { name: 'No se pudo hacer' }).click();
    const dialog = phone.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Estaba cerrado' }).click();
    await dialog.getByRole('button', { name: 'Decir que no se hizo' }).click();
    await expect(dialog).toHaveCount(0);
    const status =
      left === 1 ? /no queda ninguna de 5/ : new RegExp(`${left - 1} visitas? por hacer`);
    await expect(phone.getByRole('status').filter({ hasText: status })).toBeVisible();
  }

  const proposals = phone.getByRole('region', { name: 'Fichadas y kilómetros' });
  await proposals.getByRole('button', { name: /^Fichar la entrada a las/ }).click();
  await expect(proposals.getByText(/^Entrada a las .*, por la visita a/)).toBeVisible();
  await expect(proposals.getByText('Cuenta', { exact: true })).toBeVisible();
  await proposals.getByRole('button', { name: /^Rendir [\d,]+ km$/ }).click();
  await expect(proposals.getByText('Propuesta', { exact: true })).toBeVisible();
  await phone.reload();
  await expect(proposals.getByText('Propuesta', { exact: true })).toBeVisible();
  await expect(proposals.getByRole('button')).toHaveCount(0);

  await proposals.getByRole('link', { name: 'en tu rendición' }).click();
  await expect(
    phone.getByRole('heading', { level: 1, name: /^Kilómetros de visitas, / }),
  ).toBeVisible();
  await phone.getByRole('button', { name: /^Kilómetros con vehículo propio/ }).click();
  await expect(phone.getByText(/^Visitas del .*, en línea recta: /)).toBeVisible();
});
