import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DateTime } from 'luxon';
import { findings, settled } from './support/axe';
import { callServer, openSession } from './support/callServer';
import { screenOf } from './support/screenOf';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

interface Somebody {
  docket: string;
  hireDate: string;
  siteId: number;
}

test('rows that wait for a closed month go in by themselves when somebody reopens it', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const [admin, hr] = await Promise.all([
    openSession(address, 'admin'),
    openSession(address, 'rrhh'),
  ]);
  const call = <T>(accion: string, input: Record<string, unknown>, as = admin) =>
    callServer<T>(address, accion, input, as);
  // Before the demo's two years: nothing of it stands there.
  const month = DateTime.fromJSDate(storyNow()).startOf('month').minus({ months: 29 });
  const of = month.toFormat('yyyy-MM');
  const { rows } = await call<{ rows: Somebody[] }>('persona.administrar', { size: 100 });
  const { rows: sites } = await call<{ rows: { siteId: number; siteName: string }[] }>(
    'cierre.listar',
    { month: of },
    hr,
  );
  const site = sites.find(({ siteName }) => siteName === 'Casa central');
  const who = rows.find(({ siteId, hireDate }) => siteId === site?.siteId && hireDate < `${of}-01`);
  const closing = { siteId: site?.siteId, month: of };
  const { pending } = await call<{ pending: { count: number }[] }>(
    'cierre.verPendientes',
    closing,
    hr,
  );
  const open = pending.reduce((sum, { count }) => sum + count, 0);
  await call('cierre.cerrarHoras', { ...closing, pending: open }, hr);

  const { root } = await call<{ root: string }>('enlace.opciones', {});
  await mkdir(join(root, 'reloj-viejo'), { recursive: true });
  const lines = [`${who?.docket};${of}-10 08:01`, `${who?.docket};${of}-10 17:02`];
  await writeFile(
    join(root, 'reloj-viejo', 'a.csv'),
    ['Legajo;Fecha y hora', ...lines].join('\r\n'),
  );
  const page = await screenOf(browser, address, 'admin', '/sync');
  await page.getByRole('link', { name: 'Nuevo enlace' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Reloj viejo');
  await page.getByLabel('Qué entra').click();
  await page.getByRole('option', { name: 'Fichadas', exact: true }).click();
  await page.getByLabel('Carpeta').fill('reloj-viejo');
  await page.getByRole('button', { name: 'Crear el enlace' }).click();
  await page.getByRole('button', { name: 'Correr ahora' }).click();
  await page.getByRole('link', { name: 'Filas rechazadas (2)' }).click();
  await expect(
    page.getByText(/^2 filas esperan un mes cerrado\..*se mandan solas\.$/),
  ).toBeVisible();

  const other = await screenOf(browser, address, 'admin', `/closes?mes=${of}`);
  await other.getByRole('link', { name: /^Casa central/ }).click();
  await other.getByRole('button', { name: 'Reabrir horas' }).click();
  await other.getByLabel('Motivo').fill('Faltaban las fichadas del reloj viejo.');
  await other.getByRole('dialog').getByRole('button', { name: 'Reabrir las horas' }).click();
  await expect(other.getByText('«Faltaban las fichadas del reloj viejo.»')).toBeVisible();
  await other.context().close();

  // The page of the link was not loaded again.
  await expect(page.getByText('No hay filas por corregir')).toBeVisible();
  await page.getByRole('link', { name: 'Corridas', exact: true }).click();
  const runs = page.getByRole('list', { name: 'Corridas' });
  await expect(runs.getByText('Se mandaron solas al reabrirse un mes')).toBeVisible();
  await expect(
    runs.getByText(/^Se reabrió .+ en Casa central\. Entraron 2 filas\.$/),
  ).toBeVisible();
  await settled(page);
  expect(await findings(page)).toEqual([]);
  await page.context().close();
});
