import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findings, settled } from './support/axe';
import { callServer, openSession } from './support/callServer';
import { pocket, screenOf } from './support/screenOf';
import { expect, test } from './support/story';

const KEY = 'Bearer clave-de-la-tienda';

/** The shop of the own network: it answers its catalogue to whoever has the key. */
async function startShop() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.headers.authorization !== KEY) return void response.writeHead(401).end();
    const rows = [
      { codigo: 'HIST-1', nombre: 'Taza de la historia', medida: { unidad: 'unidad' } },
      { codigo: '', nombre: 'Sin código', medida: { unidad: 'unidad' } },
    ];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ datos: rows }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    asked,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

const rules = [
  ['Código', 'codigo'],
  ['Nombre', 'nombre'],
  ['Unidad', 'medida.unidad'],
] as const;

test('a catalogue is asked for at its address with a key, tried, and brought in', async ({
  browser,
  address,
}) => {
  const shop = await startShop();
  try {
    const admin = await openSession(address, 'admin');
    const { version } = await callServer<{ version: number }>(
      address,
      'destino.obtener',
      {},
      admin,
    );
    await callServer(address, 'destino.guardar', { allowed: [shop.origin], version }, admin);

    // The administrator has no right to the warehouse: the link acts for who does.
    const chief = await openSession(address, 'jefe');
    const { accounts } = await callServer<{ accounts: { id: number; name: string }[] }>(
      address,
      'enlace.opciones',
      {},
      admin,
    );
    const chiefName = accounts.find(({ id }) => id === chief.id)?.name ?? '';

    const page = await screenOf(browser, address, 'admin', '/sync');
    await page.getByRole('link', { name: 'Nuevo enlace' }).click();
    await page.getByLabel('Nombre', { exact: true }).fill('Catálogo de la historia');
    await page.getByLabel('Qué entra').click();
    await page.getByRole('option', { name: 'Productos', exact: true }).click();
    await page.getByLabel('Cómo llega').click();
    await page.getByRole('option', { name: 'Dirección de otro sistema' }).click();
    await expect(page.getByLabel('Carpeta')).toHaveCount(0);
    await page.getByLabel('Dirección', { exact: true }).fill(`${shop.origin}/catalogo`);
    await page.getByLabel(/Dónde está la lista/).fill('datos');
    await page.getByLabel(/Encabezado de la clave/).fill('Authorization');
    for (const [at, [datum, title]] of rules.entries()) {
      await page.getByRole('button', { name: 'Agregar una regla' }).click();
      const rule = page.getByRole('group', { name: `Regla ${at + 1}` });
      await rule.getByLabel('Dato').click();
      await page.getByRole('option', { name: datum, exact: true }).click();
      await rule.getByLabel('Título en el archivo').fill(title);
    }
    await page.getByLabel('Actúa en nombre de').click();
    await page.getByRole('option', { name: chiefName, exact: true }).click();
    await settled(page);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Crear el enlace' }).click();

    await page.getByRole('button', { name: 'Cargar la clave' }).click();
    const dialog = page.getByRole('dialog', { name: 'Clave de Catálogo de la historia' });
    await dialog.getByLabel('Clave', { exact: true }).fill(KEY);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Guardada', { exact: true })).toBeVisible();
    await expect(page.locator('body')).not.toContainText('clave-de-la-tienda');
    expect(shop.asked).toEqual([]);

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
    const { rows } = await callServer<{ rows: { name: string }[] }>(
      address,
      'producto.listar',
      { search: 'HIST-1' },
      chief,
    );
    expect(rows.map(({ name }) => name)).toEqual(['Taza de la historia']);
    const path = new URL(page.url()).pathname;
    await page.context().close();

    const phone = await screenOf(browser, address, 'admin', path, pocket);
    await expect(phone.getByText('Guardada', { exact: true })).toBeVisible();
    await settled(phone);
    expect(await findings(phone)).toEqual([]);
    await phone.context().close();
  } finally {
    await shop.stop();
  }
});
