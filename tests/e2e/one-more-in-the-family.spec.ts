import { approveOpened } from './support/approveOpened';
import { findings, settled } from './support/axe';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test('somebody keeps their own contact data, and asks to add a child, which is marked until it is approved', async ({
  browser,
  address,
}) => {
  test.setTimeout(180_000);
  const desk = { baseURL: address, locale: 'es-AR', viewport: { width: 1440, height: 900 } };
  const own = await (await browser.newContext(desk)).newPage();
  await signInAs(own, 'empleado', '/profile');
  await own.getByRole('button', { name: 'Cambiar', exact: true }).click();
  const contact = own.getByRole('dialog', { name: 'Mis datos de contacto' });
  await contact.getByLabel('Domicilio').fill('Belgrano 10, Lanús');
  await settled(own);
  expect(await findings(own)).toEqual([]);
  await contact.getByRole('button', { name: 'Guardar' }).click();
  await expect(own.getByText('Belgrano 10, Lanús')).toBeVisible();

  await own.getByRole('button', { name: 'Pedir sumar a alguien' }).click();
  const dialog = own.getByRole('dialog');
  await dialog.getByLabel('Apellido y nombre').fill('Juárez, Olivia');
  await dialog.getByRole('combobox', { name: 'Vínculo' }).click();
  await own.getByRole('option', { name: /^Hij/ }).first().click();
  await dialog.getByLabel('DNI').fill('60123456');
  for (const name of ['Fecha de nacimiento', 'A cargo desde']) {
    await dialog.getByRole('group', { name }).getByRole('spinbutton').first().click();
    await own.keyboard.type('10032026');
  }
  await settled(own);
  expect(await findings(own)).toEqual([]);
  await dialog.getByRole('button', { name: 'Pedir el cambio' }).click();
  await expect(dialog).toHaveCount(0);
  const asked = own.getByRole('list', { name: 'Cambios que pediste' });
  await expect(asked.getByText('Sumar a un familiar')).toBeVisible();
  await expect(asked.getByText('Pendiente de aprobación')).toBeVisible();
  await settled(own);
  expect(await findings(own)).toEqual([]);

  const admin = await browser.newPage(desk);
  await signInAs(admin, 'admin', '/workflow?tipo=profileChange');
  await admin.getByText('Juárez, Delfina').first().click();
  await expect(admin.getByText('Juárez, Olivia').first()).toBeVisible();
  await approveOpened(admin);
  await expect(asked).toHaveCount(0);
  const family = own.getByRole('region', { name: 'Familiares a cargo' });
  await expect(family.getByText('Juárez, Olivia')).toBeVisible();
  for (const context of browser.contexts()) await context.close();
});
