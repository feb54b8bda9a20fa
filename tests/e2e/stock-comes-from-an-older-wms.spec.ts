import { startOlderWms } from '../support/olderWms';
import { findings, settled } from './support/axe';
import { callServer, openSession } from './support/callServer';
import { pocket, screenOf } from './support/screenOf';
import { expect, test } from './support/story';

test('stock is asked for at an older WMS, page by page, tried, and brought in', async ({
  browser,
  address,
}) => {
  const older = await startOlderWms();
  try {
    const admin = await openSession(address, 'admin');
    const { version } = await callServer<{ version: number }>(
      address,
      'destino.obtener',
      {},
      admin,
    );
    await callServer(address, 'destino.guardar', { allowed: [older.origin], version }, admin);

    // The administrator has no right to the warehouse: the link acts for who does.
    const chief = await openSession(address, 'jefe');
    const { accounts } = await callServer<{ accounts: { id: number; name: string }[] }>(
      address,
      'enlace.opciones',
      {},
      admin,
    );
    const chiefName = accounts.find(({ id }) => id === chief.id)?.name ?? '';
    const { rows: sites } = await callServer<{ rows: { siteId: number; siteName: string }[] }>(
      address,
      'existencia.listar',
      { size: 1 },
      chief,
    );
    const [site] = sites;
    await callServer(
      address,
      'ubicacion.guardar',
      { siteId: site?.siteId, code: 'VIEJO-1' },
      chief,
    );
    const skus = ['VIEJO-A', 'VIEJO-B'];
    for (const sku of skus) {
      const product = { sku, name: `Artículo ${sku}`, unit: 'unidad' };
      await callServer(address, 'producto.guardar', product, chief);
    }
    const place = { Depósito: site?.siteName, Ubicación: 'VIEJO-1' };
    older.list('consulta.existencias', [
      { ...place, Código: 'VIEJO-A', Cantidad: '37' },
      { ...place, Código: 'VIEJO-B', Cantidad: '1250' },
      { ...place, Código: 'NO-EXISTE', Cantidad: '4' },
    ]);

    const page = await screenOf(browser, address, 'admin', '/sync/new');
    await page.getByLabel('Nombre', { exact: true }).fill('Existencias del WMS viejo');
    await page.getByLabel('Qué entra').click();
    await page.getByRole('option', { name: 'Existencias', exact: true }).click();
    await page.getByLabel('Cómo llega').click();
    await page.getByRole('option', { name: 'Otro WMS (acciones)' }).click();
    await page.getByLabel('Dirección', { exact: true }).fill(older.origin);
    await page.getByLabel('Acción del otro WMS').fill('consulta.existencias');
    await page.getByLabel(/Usuario en el otro WMS/).fill(older.user);
    await page.getByLabel(/Dónde está la lista/).fill('datos');
    await page.getByLabel(/Dato con el número de página/).fill('pagina=0');
    await page.getByLabel(/Dónde está el total/).fill('cantidad');
    await page.getByLabel('Actúa en nombre de').click();
    await page.getByRole('option', { name: chiefName, exact: true }).click();
    await settled(page);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Crear el enlace' }).click();

    await page.getByRole('button', { name: 'Cargar el token' }).click();
    const dialog = page.getByRole('dialog', { name: 'Token de Existencias del WMS viejo' });
    await dialog.getByLabel('Token', { exact: true }).fill(older.token);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(older.token);
    expect(older.calls).toEqual([]);

    await page.getByRole('link', { name: 'Cambiar', exact: true }).click();
    await page.getByRole('button', { name: 'Probar sin escribir' }).click();
    const trial = page.getByRole('region', { name: 'Resultado de la prueba' });
    await expect(trial.getByText('2 nuevas, 0 cambian, 0 sin cambios, 1 rechazada')).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar' }).click();

    await page.getByRole('button', { name: 'Correr ahora' }).click();
    const runs = page.getByRole('list', { name: 'Corridas' });
    await expect(
      runs.getByText('Leídas: 3 · Escritas: 2 · Sin cambios: 0 · Rechazadas: 1'),
    ).toBeVisible();
    const { rows } = await callServer<{ rows: { sku: string; quantity: number }[] }>(
      address,
      'existencia.listar',
      { filters: [{ field: 'locationCode', operator: 'is', value: 'VIEJO-1' }] },
      chief,
    );
    expect(rows.map(({ sku, quantity }) => [sku, quantity]).sort()).toEqual([
      ['VIEJO-A', 37],
      ['VIEJO-B', 1250],
    ]);
    const path = new URL(page.url()).pathname;
    await page.context().close();

    const phone = await screenOf(browser, address, 'admin', path, pocket);
    await expect(phone.getByText('Guardado', { exact: true })).toBeVisible();
    await expect(phone.getByText('consulta.existencias', { exact: true }).first()).toBeVisible();
    await settled(phone);
    expect(await findings(phone)).toEqual([]);
    await phone.context().close();
  } finally {
    await older.stop();
  }
});
