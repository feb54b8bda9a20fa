import { DateTime } from 'luxon';
import { findings, settled } from './support/axe';
import { callServer, openSession } from './support/callServer';
import { publishWeek } from './support/publishWeek';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

interface Staff {
  rows: { id: number; username: string }[];
}
interface Waiting {
  rows: { personId: number; docket: string; areaName: string }[];
}
interface Shifts {
  rows: { id: number; name: string }[];
}

/** A Monday beyond what rotations plan ahead, and that no other story plans. */
function laterMonday(): string {
  const day = DateTime.fromJSDate(storyNow(), { zone: 'utc' }).plus({ days: 91 });
  return day.plus({ days: (8 - day.weekday) % 7 }).toISODate() ?? '';
}

test('overtime goes to the bank, and is taken off from the phone; who manages approves and the day is not missed', async ({
  browser,
  address,
  page: desk,
}) => {
  test.setTimeout(240_000);
  const monday = laterMonday();
  const planner = await openSession(address, 'rrhh');
  const ask = <T>(accion: string, input: object) =>
    callServer<T>(address, accion, { ...input }, planner);
  const { rows: staff } = await ask<Staff>('persona.administrar', { size: 200 });
  const own = staff.find(({ username }) => username === 'empleado');
  const { rows: shifts } = await ask<Shifts>('turno.listar', {});
  const morning = shifts.find(({ name }) => name === 'Mañana');
  await ask('horario.planificar', {
    cells: [{ personId: own?.id, day: monday, shiftIds: [morning?.id], seen: [] }],
  });
  await publishWeek(address, monday, planner);

  // Overtime of somebody with an agreement goes to the bank instead of being paid.
  const filters = [{ field: 'overtime', operator: 'in', value: ['waiting'] }];
  const elsewhere = async () => {
    const { rows } = await ask<Waiting>('hora.listarDias', { filters, size: 50 });
    return rows.filter(({ areaName }) => areaName !== 'Comercial');
  };
  // A server that has just begun reckons the demo's hours first.
  await expect.poll(async () => (await elsewhere()).length, { timeout: 90_000 }).toBeGreaterThan(0);
  const [over] = await elsewhere();
  if (!over) throw new Error('nobody outside of sales has overtime to be decided');
  await ask('acuerdoBanco.guardar', {
    ...{ target: 'person', personId: over.personId, fromDay: '2026-01-01' },
    ...{ rate50: 90, rate100: 120, writtenIn: 'Acta de la historia' },
  });
  await signInAs(desk, 'rrhh', `/hours/overtime?filtro=overtime:in:waiting&buscar=${over.docket}`);
  await desk.getByRole('checkbox').nth(1).check();
  await desk.getByRole('button', { name: 'Al banco' }).click();
  const bankDialog = desk.getByRole('dialog', { name: 'Al banco: extras de 1 día' });
  await bankDialog.getByRole('textbox', { name: 'Motivo' }).fill('Prefiere el tiempo');
  await bankDialog.getByRole('button', { name: 'Al banco' }).click();
  await expect(desk.getByText(/1 día/).first()).toBeVisible();
  await desk.goto(`/hours/bank/${over.personId}`);
  await expect(
    desk.getByText(/^Acreditadas: Extras del .* \(Acta de la historia\)$/),
  ).toBeVisible();

  // The keeper of the hours puts some into the bank by hand, with the reason that its person reads.
  await desk.goto('/hours/bank/team');
  await desk.getByRole('link', { name: 'Acuerdos' }).click();
  await expect(desk.getByRole('gridcell', { name: /^Comercial \(/ })).toBeVisible();
  await desk.goto(`/hours/bank/${own?.id}`);
  await desk.getByRole('button', { name: 'Ajustar el banco' }).click();
  await desk.getByRole('textbox', { name: 'Horas', exact: true }).fill('4');
  await desk.getByRole('textbox', { name: 'Motivo' }).fill('Inventario de antes del sistema');
  await desk.getByRole('button', { name: 'Ajustar', exact: true }).click();
  await expect(desk.getByText('Ajuste: Inventario de antes del sistema')).toBeVisible();

  const context = await browser.newContext({
    baseURL: address,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 390, height: 844 },
  });
  const phone = await context.newPage();
  await signInAs(phone, 'empleado', '/hours');
  await phone.getByRole('link', { name: /^Banco: \d+:\d\d · vencen/ }).click();
  await expect(phone.getByText('Ajuste: Inventario de antes del sistema')).toBeVisible();
  const told = DateTime.fromISO(monday).toFormat('dd/MM/yyyy');
  await phone.getByRole('button', { name: 'Usar horas' }).click();
  const dialog = phone.getByRole('dialog', { name: 'Usar horas del banco' });
  const type = async (name: string, digits: string) => {
    await dialog.getByRole('group', { name }).getByRole('spinbutton').first().click();
    await phone.keyboard.type(digits);
  };
  await type('Qué día', told.replaceAll('/', ''));
  await dialog.getByRole('radio', { name: 'Unas horas' }).check();
  await type('Desde', '0600');
  await type('Hasta', '0800');
  await expect(dialog.getByText(/^Mañana, 06:00 a 14:00: usás 2:00 de/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Un trámite' }).click();
  await settled(phone);
  expect(await findings(phone)).toEqual([]);
  await dialog.getByRole('button', { name: 'Pedir' }).click();
  const use = phone.getByRole('listitem').filter({ hasText: `lunes ${told}, de 06:00 a 08:00` });
  await expect(use).toContainText('Espera aprobación');

  const boss = await browser.newPage({ baseURL: address, locale: 'es-AR' });
  await signInAs(boss, 'supervisor', '/workflow');
  const title = `2:00 del banco de horas, ${told}`;
  await boss.getByText(title).first().click();
  await expect(boss.getByText('Mañana, 06:00 a 14:00')).toBeVisible();
  await boss.keyboard.press('a');
  await expect(boss.getByText(title)).toHaveCount(0);

  await expect(use).toContainText('Aprobado');
  await expect(phone.getByText(`Usadas: ${told}, de 06:00 a 08:00`).first()).toBeVisible();
  await phone.goto(`/hours?semana=${monday}`);
  await phone.getByRole('button', { name: /^Lunes/ }).click();
  await expect(phone.getByText('06:00 a 08:00: Banco de horas')).toBeVisible();

  await phone.goto('/hours/bank');
  await use.getByRole('button', { name: 'Dejar sin efecto' }).click();
  await phone.getByRole('button', { name: 'Lo uso otro día' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Dejar sin efecto' }).click();
  await expect(use).toHaveCount(0);
  await expect(
    phone.getByText(`Devueltas: Quedó sin efecto el uso del ${told}`).first(),
  ).toBeVisible();
});
