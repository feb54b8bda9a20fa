import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findings, settled } from './support/axe';
import { callServer, openSession } from './support/callServer';
import { pocket, screenOf } from './support/screenOf';
import { expect, test } from './support/story';

interface Total {
  docket: string;
  personName: string;
}

test('hours of the month before are left in a folder, and the file has what the screen shows', async ({
  browser,
  address,
}) => {
  const admin = await openSession(address, 'admin');
  const { root } = await callServer<{ root: string }>(address, 'enlace.opciones', {}, admin);

  const page = await screenOf(browser, address, 'admin', '/sync');
  await expect(page.getByText('Horas para el programa de sueldos')).toBeVisible();
  await page.getByRole('link', { name: 'Nuevo enlace' }).click();
  await page.getByRole('radio', { name: /^Sale/ }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Horas de la historia');
  await page.getByLabel('Qué sale').click();
  await page.getByRole('option', { name: 'Horas', exact: true }).click();
  await expect(page.getByLabel('Período')).toHaveText('El mes anterior');
  await page.getByLabel('Nombre del archivo').fill('horas');
  await page.getByLabel('Carpeta').fill('historia/sueldos');
  await page.getByRole('button', { name: 'Probar sin mandar' }).click();
  const trial = page.getByRole('region', { name: 'Resultado de la prueba' });
  await expect(trial.getByText(/saldrían \d+ filas/)).toBeVisible();
  const tried = await trial.locator('strong').innerText();
  await settled(page);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Crear el enlace' }).click();

  await page.getByRole('button', { name: 'Correr ahora' }).click();
  const runs = page.getByRole('list', { name: 'Corridas' });
  await expect(runs.getByText('Completa')).toBeVisible();
  await expect(runs.getByText(tried)).toBeVisible();
  await settled(page);
  expect(await findings(page)).toEqual([]);
  const path = new URL(page.url()).pathname;

  const folder = join(root, 'historia', 'sueldos');
  expect(await readdir(folder)).toEqual([tried]);
  const text = await readFile(join(folder, tried), 'utf8');
  const [titles = '', ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(titles.split(';')[0]).toBe('Legajo');
  const month = /horas-(\d{4}-\d{2})\.csv/.exec(tried)?.[1] ?? '';
  const filters = [
    { field: 'unit', operator: 'is', value: 'month' },
    { field: 'fromDay', operator: 'is', value: `${month}-01` },
  ];
  const { rows, total } = await callServer<{ rows: Total[]; total: number }>(
    address,
    'hora.listarTotales',
    { filters, size: 200 },
    admin,
  );
  expect(lines).toHaveLength(total);
  expect(lines.slice(0, rows.length).map((line) => line.split(';')[0])).toEqual(
    rows.map(({ docket }) => String(docket)),
  );
  await page.goto(`/hours/team?periodo=month&desde=${month}-01`);
  await expect(page.getByText(rows[0]?.personName ?? '').first()).toBeVisible();

  await page.goto(path);
  await page.getByRole('button', { name: 'Correr ahora' }).click();
  await expect(runs.getByText('Lo mismo que la última vez: no salió de nuevo.')).toBeVisible();
  expect(await readdir(folder)).toEqual([tried]);
  await page.context().close();

  const phone = await screenOf(browser, address, 'admin', path, pocket);
  await expect(phone.getByText('El mes anterior')).toBeVisible();
  await settled(phone);
  expect(await findings(phone)).toEqual([]);
  await phone.context().close();
});
