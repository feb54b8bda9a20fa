import { callServer, openSession } from './support/callServer';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { hireDay } from './support/storyDays';

interface Person {
  id: number;
}
interface Roles {
  rows: { id: number; name: string }[];
}

const dates = { birthDate: '1990-05-02', hireDate: hireDay, areaId: 1, managerId: null };
const names = { lastName: 'Olvido', firstName: 'Ana', docket: 'O-1' };
const numbers = { dni: '48930002', cuil: '27489300023', position: null, email: null, phone: null };

test('whoever forgot their password asks for another at the door, and the administration gives it', async ({
  browser,
  page,
  address,
}) => {
  test.setTimeout(120_000);
  const boss = await openSession(address, 'admin');
  const forgetful = { ...dates, ...names, ...numbers };
  const { id } = await callServer<Person>(address, 'persona.crear', forgetful, boss);
  const { rows } = await callServer<Roles>(address, 'rol.listar', {}, boss);
  const roleId = rows.find(({ name }) => name === 'Empleado')?.id;
  const account = { personId: id, username: 'ana.olvido', roleId, active: true };
  await callServer(address, 'cuenta.guardar', account, boss);

  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Usuario' }).fill('ana.olvido');
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page.getByRole('textbox', { name: 'Usuario o correo de trabajo' })).toHaveValue(
    'ana.olvido',
  );
  await page.getByRole('button', { name: 'Pedir una contraseña nueva' }).click();
  await expect(page.getByText(/le avisamos a quien administra las cuentas/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();

  const desk = { baseURL: address, locale: 'es-AR', viewport: { width: 1440, height: 900 } };
  const admin = await (await browser.newContext(desk)).newPage();
  await signInAs(admin, 'admin', '/users');
  await admin.getByRole('button', { name: /^Notificaciones/ }).click();
  await admin.getByText('Olvido, Ana pidió una contraseña nueva').click();
  await admin.getByRole('button', { name: 'Reiniciar contraseña' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Reiniciar' }).click();
  const slip = admin.getByRole('dialog', { name: 'Contraseña para entrar una vez' });
  const given = await slip.getByText(/^(\w{4}-?){3}$/).innerText();

  await page.getByRole('textbox', { name: 'Usuario' }).fill('ana.olvido');
  await page.getByLabel('Contraseña', { exact: true }).fill(given);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.getByLabel('Contraseña nueva').fill('un caballo verde y manso');
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
  await expect(page).toHaveURL(/\/posts/);

  // Her page is closed first: it would go on asking with a session that ends with her job.
  await page.close();
  await admin.context().close();
});
