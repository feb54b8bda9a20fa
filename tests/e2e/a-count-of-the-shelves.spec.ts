import type { Page } from '@playwright/test';
import { callServer, openSession, type ServerSession } from './support/callServer';
import { keptWhole } from './support/keptWhole';
import { pocket, screenOf } from './support/screenOf';
import { expect, PASSWORD, test } from './support/story';
import { today, typedDay } from './support/storyDays';
import { storyNow } from './support/storyNow';

test.use({ keepsProgram: true });
test.beforeEach(({ complaints }) => complaints.allowOffline());

interface Task {
  id: number;
  locationCode: string;
  sku: string;
  productName: string;
}
const SHELVES = 'D-06-04';

const stockAt = async (address: string, code: string, sku: string, as: ServerSession) => {
  const filters = [
    { field: 'locationCode', operator: 'is', value: code },
    { field: 'sku', operator: 'is', value: sku },
  ];
  const { rows } = await callServer<{ rows: { quantity: number }[] }>(
    address,
    'existencia.listar',
    { filters },
    as,
  );
  return rows[0]?.quantity ?? 0;
};

/** Signs in a colleague of the same warehouse who may count. */
async function anotherPicker(address: string): Promise<ServerSession> {
  const filters = [{ field: 'position', operator: 'is', value: 'Operario de recepción' }];
  const { rows } = await callServer<{ rows: { username: string | null }[] }>(
    address,
    'persona.administrar',
    { filters },
    await openSession(address, 'admin'),
  );
  const username = rows.find((row) => row.username !== null)?.username ?? '';
  return callServer(address, 'usuario.ingresar', { usuario: username, clave: PASSWORD });
}

async function scan(page: Page, label: string, code: string) {
  await page.getByRole('textbox', { name: label }).fill(code);
  await page.keyboard.press('Enter');
}

/** Reads shelf and product of a line, and says how many there are. */
async function count(page: Page, { locationCode, sku }: Task, quantity: number) {
  await scan(page, 'Código de la ubicación', locationCode);
  await scan(page, 'Código del producto', sku);
  await page.getByRole('textbox', { name: 'Cuántas hay' }).fill(String(quantity));
  await page.keyboard.press('Enter');
}

test('asked for at the desk, counted on a phone without network, counted again, adjusted and closed', async ({
  browser,
  page,
  address,
}) => {
  test.setTimeout(240_000);
  const boss = await openSession(address, 'jefe');
  const desk = await screenOf(browser, address, 'jefe', '/counters/new');
  await desk.getByRole('textbox', { name: 'Nombre' }).fill('Fondo del pasillo D');
  await desk.getByRole('combobox', { name: 'Depósito' }).click();
  await desk.getByRole('option', { name: 'Depósito Rosario' }).click();
  await desk.getByRole('group', { name: 'Hasta cuándo' }).click();
  await desk.keyboard.type(typedDay(today));
  await desk.getByRole('textbox', { name: /^Ubicaciones que empiezan con/ }).fill(SHELVES);
  // The story does not depend on the shifts that the demo drew for its day.
  await desk.getByRole('checkbox', { name: /^Solo quien está de turno/ }).uncheck();
  await expect(desk.getByText(/\d+ líneas?: \d+ productos? en \d+ ubicaci/)).toBeVisible();
  await desk.getByRole('button', { name: 'Empezar el conteo' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Fondo del pasillo D' })).toBeVisible();
  const id = Number(new URL(desk.url()).pathname.split('/').pop());
  // A person who sees the figures does not count blind.
  await expect(desk.getByRole('link', { name: 'Contar', exact: true })).toHaveCount(0);

  const picker = await openSession(address, 'operario');
  const { rows } = await callServer<{ rows: Task[] }>(address, 'conteo.recorrer', { id }, picker);
  const [first, second] = rows;
  if (!first || !second) throw new Error('the demo has too little on those shelves');
  const there = await stockAt(address, first.locationCode, first.sku, boss);
  const known = await stockAt(address, second.locationCode, second.sku, boss);
  expect(await stockAt(address, first.locationCode, first.sku, picker)).toBe(0);

  const phone = await screenOf(browser, address, 'operario', `/counters/${id}/count`, pocket);
  await expect(phone.getByText(`0 de ${rows.length} líneas contadas`)).toBeVisible();
  await keptWhole(phone);
  await scan(phone, 'Código de la ubicación', 'Z-99');
  await expect(phone.getByRole('alert')).toContainText('no hay nada por contar');
  await count(phone, first, there);
  await expect(phone.getByText(`1 de ${rows.length} líneas contadas`)).toBeVisible();
  await phone.context().setOffline(true);
  await count(phone, second, known - 5);
  await expect(phone.getByText('1 sin enviar')).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('1 sin enviar')).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText(/sin enviar/)).toHaveCount(0);

  // Five fewer is more than its class may differ: somebody else counts it.
  const again = { id, lineId: second.id, quantity: known - 5 };
  const moment = { claimedAt: storyNow().toISOString(), clockOffset: 0 };
  await expect(
    callServer(address, 'conteo.contar', { ...again, ...moment }, picker),
  ).rejects.toThrow('la próxima vez la cuenta otra persona');
  const colleague = await anotherPicker(address);
  await callServer(address, 'conteo.contar', { ...again, ...moment }, colleague);

  await expect(desk.getByText('Con diferencia por resolver')).toBeVisible();
  await expect(desk.getByRole('gridcell', { name: '-5', exact: true })).toBeVisible();
  await expect(desk.getByRole('gridcell', { name: 'Con diferencia' })).toBeVisible();
  await desk
    .getByRole('button', { name: `Acciones de ${second.productName} en ${second.locationCode}` })
    .click();
  await desk.getByRole('menuitem', { name: 'Ajustar a lo contado' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Causa' }).click();
  await desk.getByRole('option', { name: 'Se tomó de más o de menos' }).click();
  await dialog.getByRole('button', { name: 'Ajustar' }).click();
  await expect(dialog.getByText('Se cambió 1 fila')).toBeVisible();
  await desk.keyboard.press('Escape');
  expect(await stockAt(address, second.locationCode, second.sku, boss)).toBe(known - 5);

  await desk.getByRole('button', { name: 'Cerrar el conteo' }).click();
  const question = desk.getByRole('alertdialog');
  await expect(question).toContainText('sin contar');
  await question.getByRole('button', { name: 'Cerrar el conteo' }).click();
  await expect(desk.getByText('Cerrado', { exact: true })).toBeVisible();
  await page.close();
});
