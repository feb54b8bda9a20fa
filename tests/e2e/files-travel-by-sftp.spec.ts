import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PASSWORD, startSftpServer, USER } from '../../server/modules/sync/sftp/testing/sftpServer';
import { findings, settled } from './support/axe';
import { callServer, openSession } from './support/callServer';
import { pocket, screenOf } from './support/screenOf';
import { expect, test } from './support/story';

test('a catalogue comes from a server of files once its key is accepted, and hours are left on it', async ({
  browser,
  address,
}) => {
  const other = await startSftpServer();
  try {
    const admin = await openSession(address, 'admin');
    const hosts = await callServer<{ version: number }>(address, 'destino.obtener', {}, admin);
    const allowed = [other.origin];
    await callServer(address, 'destino.guardar', { allowed, version: hosts.version }, admin);
    const chief = await openSession(address, 'jefe');
    const { accounts } = await callServer<{ accounts: { id: number; name: string }[] }>(
      address,
      'enlace.opciones',
      {},
      admin,
    );
    const chiefName = accounts.find(({ id }) => id === chief.id)?.name ?? '';
    const salida = join(other.home, 'salida');
    await writeFile(
      join(salida, 'catalogo-1.csv'),
      'Código;Nombre;Unidad\r\nSFTP-1;Taza de la historia;unidad\r\n;Sin código;unidad\r\n',
    );

    const page = await screenOf(browser, address, 'admin', '/sync');
    await page.getByRole('link', { name: 'Nuevo enlace' }).click();
    await page.getByLabel('Nombre', { exact: true }).fill('Proveedor de la historia');
    await page.getByLabel('Qué entra').click();
    await page.getByRole('option', { name: 'Productos', exact: true }).click();
    await page.getByLabel('Cómo llega').click();
    await page.getByRole('option', { name: 'Servidor SFTP' }).click();
    await page.getByLabel('Servidor', { exact: true }).fill(other.host);
    await page.getByLabel('Usuario en el servidor').fill(USER);
    await page.getByLabel('Carpeta').fill('/salida');
    await page.getByLabel('Nombre de los archivos').fill('catalogo-*.csv');
    await page.getByLabel('Actúa en nombre de').click();
    await page.getByRole('option', { name: chiefName, exact: true }).click();
    await page.getByRole('button', { name: 'Probar sin escribir' }).click();
    const shown = page.getByRole('region', { name: 'Huella del servidor' });
    await expect(shown.getByText(other.print)).toBeVisible();
    await settled(page);
    expect(await findings(page)).toEqual([]);
    await shown.getByRole('button', { name: 'Usar esta huella' }).click();
    await expect(page.getByLabel('Huella del servidor')).toHaveValue(other.print);
    await page.getByRole('button', { name: 'Crear el enlace' }).click();

    await page.getByRole('button', { name: 'Cargar la contraseña o clave' }).click();
    const dialog = page.getByRole('dialog', { name: /^Contraseña o clave privada de/ });
    await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Guardada', { exact: true })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(PASSWORD);
    expect(other.tried).toEqual([]);

    await page.getByRole('link', { name: 'Cambiar', exact: true }).click();
    await page.getByRole('button', { name: 'Probar sin escribir' }).click();
    const trial = page.getByRole('region', { name: 'Resultado de la prueba' });
    await expect(trial.getByText('1 nueva, 0 cambian, 0 sin cambios, 1 rechazada')).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Correr ahora' }).click();
    const runs = page.getByRole('list', { name: 'Corridas' });
    await expect(
      runs.getByText('Leídas: 2 · Escritas: 1 · Sin cambios: 0 · Rechazadas: 1'),
    ).toBeVisible();
    await settled(page);
    expect(await findings(page)).toEqual([]);
    const path = new URL(page.url()).pathname;

    await page.goto('/sync/new');
    await page.getByRole('radio', { name: /^Sale/ }).click();
    await page.getByLabel('Nombre', { exact: true }).fill('Horas por SFTP');
    await page.getByLabel('Qué sale').click();
    await page.getByRole('option', { name: 'Horas', exact: true }).click();
    await page.getByLabel('Nombre del archivo').fill('horas');
    await page.getByLabel('Adónde').click();
    await page.getByRole('option', { name: 'Servidor SFTP' }).click();
    await page.getByLabel('Servidor', { exact: true }).fill(other.host);
    await page.getByLabel('Usuario en el servidor').fill(USER);
    await page.getByLabel('Carpeta').fill('/salida');
    await page.getByLabel('Huella del servidor').fill(other.print);
    await page.getByRole('button', { name: 'Crear el enlace' }).click();
    await page.getByRole('button', { name: 'Cargar la contraseña o clave' }).click();
    await dialog.getByRole('radio', { name: 'Con clave privada' }).check();
    await dialog.getByRole('textbox', { name: 'Clave privada' }).fill(other.privateKey);
    await settled(page);
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('button', { name: 'Correr ahora' }).click();
    await expect(runs.getByText('Completa')).toBeVisible();
    const [left = '', ...more] = (await readdir(salida)).filter(
      (name) => name !== 'catalogo-1.csv',
    );
    expect([left, more]).toEqual([expect.stringMatching(/^horas-\d{4}-\d{2}\.csv$/), []]);
    expect(await readFile(join(salida, left), 'utf8')).toContain('Legajo;');
    await page.context().close();

    const phone = await screenOf(browser, address, 'admin', path, pocket);
    await expect(phone.getByText(other.print)).toBeVisible();
    await settled(phone);
    expect(await findings(phone)).toEqual([]);
    await phone.getByRole('link', { name: 'Cambiar', exact: true }).click();
    await phone.getByLabel('Huella del servidor').fill(`SHA256:${'b'.repeat(43)}`);
    await phone.getByRole('button', { name: 'Probar sin escribir' }).click();
    await expect(phone.getByRole('alert')).toContainText(other.print);
    await expect(phone.getByRole('alert')).toBeInViewport({ ratio: 1 });
    // Words that long break: nothing is wider than the telephone.
    const wider = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await phone.evaluate(wider)).toBe(0);
    const long = `${'x'.repeat(200)}.csv`;
    await writeFile(join(salida, long), 'Código;Nombre;Unidad\r\nSFTP-2;Plato;unidad\r\n');
    await phone.getByLabel('Nombre de los archivos').fill('xxx*');
    await phone.getByLabel('Huella del servidor').fill(other.print);
    await phone.getByRole('button', { name: 'Probar sin escribir' }).click();
    await expect(phone.getByText(long)).toBeVisible();
    expect(await phone.evaluate(wider)).toBe(0);
    await phone.context().close();
  } finally {
    await other.stop();
  }
});
