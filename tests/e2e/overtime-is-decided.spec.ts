import { longDay } from '@contract/core/rangeText';
import { DateTime } from 'luxon';
import { callServer, openSession, type ServerSession } from './support/callServer';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

interface Day {
  id: number;
  personId: number;
  personName: string;
  docket: string;
  day: string;
  extra50: number;
  extra100: number;
  overtime: string;
}

const nameOf = ({ personName, day }: Day) => `Elegir ${personName}, ${longDay(day)}`;
const minutesOf = (days: readonly Day[]) =>
  days.reduce((sum, { extra50, extra100 }) => sum + extra50 + extra100, 0);

function overtimeOf(address: string, session: ServerSession) {
  const listed = async (state: string): Promise<Day[]> => {
    const filters = [{ field: 'overtime', operator: 'in', value: [state] }];
    const { rows } = await callServer<{ rows: Day[] }>(
      address,
      'hora.listarDias',
      { filters, size: 200, sort: [{ field: 'day', direction: 'desc' }] },
      session,
    );
    return rows;
  };
  /** The minutes that the month of that person has as granted. */
  const granted = async ({ personId, day }: Day): Promise<number> => {
    const { overtime } = await callServer<{
      overtime: { state: string; extra50: number; extra100: number }[];
    }>(address, 'hora.obtenerMes', { personId, month: day.slice(0, 7) }, session);
    const approved = overtime.find(({ state }) => state === 'approved');
    return (approved?.extra50 ?? 0) + (approved?.extra100 ?? 0);
  };
  return { listed, granted };
}

test('a supervisor looks at the month of the team, and decides the overtime of two days at once, not their own', async ({
  page,
  address,
}) => {
  await signInAs(page, 'supervisor', '/hours/team');
  await expect(page.getByRole('heading', { name: 'Horas del equipo' })).toBeVisible();
  await page.getByRole('link', { name: 'Mes', exact: true }).click();
  await page.getByRole('button', { name: 'Mes anterior' }).click();
  // Hours of work are there, not only names.
  await expect(page.getByRole('gridcell', { name: /^1\d\d:\d\d$/ }).first()).toBeVisible();

  const session = await openSession(address, 'supervisor');
  const { listed, granted } = overtimeOf(address, session);
  const approvedBefore = await listed('approved');
  const waiting = await listed('waiting');
  const isOwn = ({ docket }: Day) => docket === String(session.docket);
  const chosen = waiting.filter((day) => !isOwn(day)).slice(0, 2);
  const own = waiting.filter(isOwn).slice(0, 1);
  expect([chosen.length, own.length]).toEqual([2, 1]);
  const sums = await Promise.all(chosen.map(granted));
  expect(minutesOf(chosen)).toBeGreaterThan(0);

  await page.getByRole('link', { name: 'Horas extras' }).click();
  for (const day of [...chosen, ...own])
    await page.getByRole('checkbox', { name: nameOf(day) }).check();
  await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Aprobar: extras de 3 días' });
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await expect(dialog.getByText('Contá el motivo.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Inventario de fin de mes');
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await expect(dialog.getByRole('status')).toHaveText(
    'Se cambiaron 2 filas; 1 no, y acá está por qué.',
  );
  await expect(dialog.getByText('Las tuyas las decide otra persona.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Listo' }).click();
  // They wait for nobody any more; the supervisor's own waits for somebody else.
  for (const day of chosen)
    await expect(page.getByRole('checkbox', { name: nameOf(day) })).toHaveCount(0);
  for (const day of own)
    await expect(page.getByRole('checkbox', { name: nameOf(day) })).toBeVisible();

  const approved = await listed('approved');
  const ids = new Set(chosen.map(({ id }) => id));
  const now = approved.filter(({ id }) => ids.has(id));
  expect(now.map(({ id }) => id).sort()).toEqual([...ids].sort());
  expect(minutesOf(now)).toBe(minutesOf(chosen));
  expect(approved.length).toBe(approvedBefore.length + 2);
  // Two days may be of one person and month, which then has both of them more.
  for (const [at, day] of chosen.entries()) {
    const same = ({ personId, day: other }: Day) =>
      personId === day.personId && other.slice(0, 7) === day.day.slice(0, 7);
    expect(await granted(day)).toBe((sums[at] ?? 0) + minutesOf(chosen.filter(same)));
  }

  await page.goto('/hours/overtime?filtro=overtime:in:approved');
  for (const day of chosen)
    await expect(page.getByRole('checkbox', { name: nameOf(day) })).toBeVisible();
});

test('overtime is decided where one reads why a day has it, and reopened there', async ({
  page,
  address,
}) => {
  const session = await openSession(address, 'supervisor');
  const { listed } = overtimeOf(address, session);
  const [day] = (await listed('waiting')).filter(({ docket }) => docket !== String(session.docket));
  if (!day) throw new Error('no overtime waits');
  await signInAs(page, 'supervisor', '/hours/overtime');
  // From when to when, without opening anything.
  await expect(
    page.getByRole('gridcell', { name: /^\d\d:\d\d a \d\d:\d\d/ }).first(),
  ).toBeVisible();

  await page.goto(`/hours?persona=${day.personId}&semana=${day.day}`);
  const summary = page.getByRole('button', { name: new RegExp(dayHeading(day.day), 'i') });
  await summary.click();
  const opened = page.getByRole('region').filter({ hasText: 'Por decidir' });
  await opened.getByRole('button', { name: 'Aprobar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Aprobar: extras de 1 día' });
  await expect(dialog.getByText(/^Son \d+:\d\d en total/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Inventario de fin de mes');
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await dialog.getByRole('button', { name: 'Listo' }).click();
  const now = page.getByRole('region').filter({ hasText: 'Inventario de fin de mes' });
  await expect(now.getByText('Aprobadas')).toBeVisible();
  await now.getByRole('button', { name: 'Dejar sin decidir' }).click();
  const back = page.getByRole('dialog', { name: 'Dejar sin decidir: extras de 1 día' });
  await back.getByRole('button', { name: 'Dejar sin decidir' }).click();
  await back.getByRole('button', { name: 'Listo' }).click();
  await expect(opened.getByText('Por decidir')).toBeVisible();
});

/** "lunes 9 de noviembre", as the week heads its days. */
const dayHeading = (day: string) =>
  DateTime.fromISO(day).setLocale('es').toFormat("cccc d 'de' LLLL");
