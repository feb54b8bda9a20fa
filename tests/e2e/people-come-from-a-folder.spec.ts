import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findings, settled } from './support/axe';
import { callServer, openSession } from './support/callServer';
import { pocket, screenOf } from './support/screenOf';
import { expect, test } from './support/story';

interface Somebody {
  docket: string;
  lastName: string;
}

test('a file left in a folder comes in, and its bad row is mended in place and sent again', async ({
  browser,
  address,
}) => {
  const admin = await openSession(address, 'admin');
  const call = <T>(accion: string, input: Record<string, unknown>) =>
    callServer<T>(address, accion, input, admin);
  const { root } = await call<{ root: string }>('enlace.opciones', {});
  const { rows } = await call<{ rows: Somebody[] }>('persona.administrar', { size: 2 });
  const lines = rows.map(
    ({ docket, lastName }, at) =>
      `${docket};${lastName} de la Carpeta;${at === 0 ? '3/4/1985' : '31/02/1990'};1.234.567,50`,
  );
  await mkdir(join(root, 'historia'), { recursive: true });
  const text = ['Legajo;Familia;Fecha de nacimiento;Sueldo', ...lines].join('\r\n');
  await writeFile(join(root, 'historia', 'gente.csv'), text);

  const page = await screenOf(browser, address, 'admin', '/sync');
  await page.getByRole('link', { name: 'Nuevo enlace' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Gente de la carpeta');
  await page.getByLabel('Qué entra').click();
  await page.getByRole('option', { name: 'Personas', exact: true }).click();
  await page.getByLabel('Carpeta').fill('historia');
  await page.getByRole('button', { name: 'Agregar una regla' }).click();
  const rule = page.getByRole('group', { name: 'Regla 1' });
  await rule.getByLabel('Dato').click();
  await page.getByRole('option', { name: 'Apellido', exact: true }).click();
  await rule.getByLabel('Título en el archivo').fill('Familia');
  await page.getByRole('button', { name: 'Probar sin escribir' }).click();
  const trial = page.getByRole('region', { name: 'Resultado de la prueba' });
  await expect(trial.getByText('1 cambia, 0 sin cambios, 1 rechazada')).toBeVisible();
  const salaries = trial.getByRole('table', { name: 'Por persona: sueldo por mes' });
  await expect(salaries.getByRole('row', { name: /^Total de 1 persona/ })).toContainText(
    '$\u00a01.234.567,50',
  );
  await settled(page);
  expect(await findings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Crear el enlace' }).click();
  await page.getByRole('button', { name: 'Correr ahora' }).click();
  const runs = page.getByRole('list', { name: 'Corridas' });
  await expect(
    runs.getByText('Leídas: 2 · Escritas: 1 · Sin cambios: 0 · Rechazadas: 1'),
  ).toBeVisible();
  const chart = page.getByRole('region', { name: /^Filas de los últimos/ });
  await chart.getByText('Ver los números').click();
  await expect(chart.getByRole('row').nth(1)).toContainText('101');
  await settled(page);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Filas rechazadas (1)' }).click();
  const row = page.getByRole('listitem', { name: 'Fila 3' });
  await expect(row.getByText('No es una fecha: escribila como 21/11/2026.')).toBeVisible();
  await settled(page);
  expect(await findings(page)).toEqual([]);
  await row.getByLabel('Fecha de nacimiento').fill('28/02/1990');
  await row.getByRole('button', { name: 'Mandar de nuevo' }).click();
  await expect(page.getByText('No hay filas por corregir')).toBeVisible();
  const [, mended] = rows;
  const { rows: found } = await call<{ rows: Somebody[] }>('persona.administrar', {
    search: mended?.docket,
  });
  expect(found.map(({ lastName }) => lastName)).toContain(`${mended?.lastName} de la Carpeta`);
  await page.context().close();
});

test('the board of links fits a telephone', async ({ browser, address }) => {
  const phone = await screenOf(browser, address, 'admin', '/sync', pocket);
  await expect(phone.getByText('Personas del sistema de sueldos')).toBeVisible();
  await expect(phone.getByText('Con filas rechazadas').first()).toBeVisible();
  await settled(phone);
  expect(await findings(phone)).toEqual([]);
  await phone.context().close();
});
