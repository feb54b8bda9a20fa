import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test('a program gets its key, asks with it, and is shut out when it is revoked', async ({
  page,
  request,
}) => {
  await signInAs(page, 'admin', '/sync/keys');
  await expect(page.getByText('Control de accesos anterior')).toBeVisible();
  await page.getByRole('button', { name: 'Nuevo programa' }).click();
  const form = page.getByRole('dialog', { name: 'Nuevo programa' });
  await form.getByRole('textbox', { name: 'Nombre' }).fill('Comedor');
  await form.getByRole('combobox', { name: 'Rol' }).click();
  await page.getByRole('option', { name: 'Programas que leen horarios' }).click();
  await form.getByRole('searchbox', { name: 'Buscar una acción' }).fill('directorio');
  await form.getByRole('checkbox', { name: /El directorio de personas/ }).check();
  await expect(form.getByText('Acciones · 1 elegida')).toBeVisible();
  await form.getByRole('button', { name: 'Agregar' }).click();

  const shown = page.getByRole('dialog', { name: 'Clave de Comedor' });
  const key = await shown.getByRole('region', { name: 'Clave', exact: true }).innerText();
  expect(key).toMatch(/^anden_[\w-]{43}$/);
  await expect(shown.getByRole('region', { name: 'Ejemplo' })).toContainText(
    'accion=persona.listar',
  );
  await shown.getByRole('button', { name: 'Ya la copié' }).click();
  await expect(page.locator('body')).not.toContainText(key);

  const ask = (accion: string) =>
    request.post(`/web-service?token=anden&accion=${accion}`, {
      headers: { authorization: `Bearer ${key}` },
      data: {},
    });
  expect((await ask('persona.listar')).status()).toBe(200);
  expect((await ask('fichada.verPresentes')).status()).toBe(403);

  const act = async (name: string) => {
    await page.getByRole('button', { name: 'Acciones de Comedor' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Probar');
  const trial = page.getByRole('dialog', { name: 'Probar Comedor' });
  await trial.getByLabel('Clave', { exact: true }).fill(key);
  await trial.getByRole('button', { name: 'Enviar' }).click();
  await expect(trial.getByText(/^Respuesta: 200/)).toBeVisible();
  await expect(trial.getByRole('region', { name: 'Respuesta' })).toContainText('"rows"');
  await trial.getByRole('button', { name: 'Cerrar' }).last().click();

  await act('Revocar');
  await page
    .getByRole('alertdialog', { name: '¿Revocar la clave?' })
    .getByRole('button', { name: 'Revocar' })
    .click();
  await expect(page.getByText('Se revocó la clave de Comedor')).toBeVisible();
  expect((await ask('persona.listar')).status()).toBe(401);
});
