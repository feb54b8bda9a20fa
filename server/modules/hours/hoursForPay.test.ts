import { getWeekHours } from '@contract/hours/hourAcciones';
import {
  exportPay,
  listPayMappings,
  previewPay,
  savePayMapping,
} from '@contract/hours/payAcciones';
import { parse } from 'csv-parse/sync';
import { and, eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { auditEntry } from '../../db/schema/audit';
import { newsType } from '../../db/schema/news';
import { area, person } from '../../db/schema/organisation';
import { personHistory } from '../../db/schema/people';
import { plannedShift } from '../../db/schema/schedules';
import { hoursForPay } from './hoursForPay';
import { dayAt } from './testing/hoursWorld';
import { month, payWorld } from './testing/payWorld';
import { workOffMarks } from './workOffMarks';

let world: Awaited<ReturnType<typeof payWorld>>;
let siteId: number;
let docket: string;
let bandId: number;

beforeAll(async () => {
  world = await payWorld();
  ({ siteId, docket, bandId } = world);
});
afterAll(() => world.server.close());

const prizeKey = async () => {
  const types = await world.db.select().from(newsType);
  const prize = types.find(({ unit, sign }) => unit === 'amount' && sign === 'bonus');
  return `news.${prize?.id}`;
};

test('a month of somebody: granted overtime alone, bands, leave within it, adjustments and validated money', async () => {
  const pay = await hoursForPay(world.db, { siteId, month });
  const own = pay?.people.find(({ personId }) => personId === world.own);
  const amounts = Object.fromEntries(own?.amounts ?? []);
  expect(amounts).toMatchObject({
    'hours.days': 2,
    'hours.expected': 960,
    'hours.worked': 954,
    'hours.late': 6,
    'hours.extra50': 90,
    [`band.${bandId}`]: 330,
    [`band.${bandId}.paid`]: 413,
    'leave.VAC': 4,
    'adjustment.worked': -75,
    [await prizeKey()]: 1500.5,
  });
  expect(amounts['hours.extra100']).toBeUndefined();
  expect([pay?.state, pay?.seal]).toEqual(['open', null]);
  expect(await hoursForPay(world.db, { siteId: 987_654, month })).toBeNull();
});

test('who moved within the month has their days where they worked them', async () => {
  const { db, own } = world;
  const [other] = (await db.select().from(area)).filter((one) => one.siteId !== siteId);
  const [here] = (await db.select().from(area)).filter((one) => one.siteId === siteId);
  const moved = (to: typeof other, effectiveFrom: string) => ({
    personId: own,
    kind: 'place' as const,
    effectiveFrom,
    siteId: to?.siteId,
    areaId: to?.id,
    begun: true,
  });
  await db.insert(personHistory).values([moved(here, '2020-01-01'), moved(other, dayAt(1))]);
  const worked = async (at: number) => {
    const pay = await hoursForPay(db, { siteId: at, month });
    return pay?.people.find(({ personId }) => personId === own)?.amounts.get('hours.worked');
  };
  expect([await worked(siteId), await worked(other?.siteId ?? 0)]).toEqual([480, 474]);
  await db
    .delete(personHistory)
    .where(and(eq(personHistory.personId, own), eq(personHistory.kind, 'place')));
});

test('a shift that is not paid leaves the pay of a month as it was, also where it is missed', async () => {
  const { db, own } = world;
  const amounts = async () => {
    const pay = await hoursForPay(db, { siteId, month });
    return Object.fromEntries(pay?.people.find(({ personId }) => personId === own)?.amounts ?? []);
  };
  const before = await amounts();
  for (const index of [3, 4]) {
    const { id } = await world.plan(index);
    await db.update(plannedShift).set({ paid: false }).where(eq(plannedShift.id, id));
  }
  await world.punches(3, '09:20', '18:00');
  await workOffMarks(db, undefined, new Date('2026-11-10T12:00:00Z'));
  expect(await amounts()).toEqual(before);
  const { body } = await world.server.call(getWeekHours, { from: dayAt(3) }, 'empleado');
  const [punched] = body.days.filter(({ day }) => day === dayAt(3));
  expect([punched?.shifts, punched?.figures.worked, punched?.reasons]).toEqual([
    [expect.objectContaining({ paid: false })],
    0,
    [],
  ]);
});

const columns = async () => [
  { key: 'docket', header: 'LEG' },
  { key: 'name', header: '=CMD()' },
  { key: 'hours.worked', header: 'HS' },
  { key: 'adjustment.worked', header: 'AJ' },
  { key: 'leave.VAC', header: 'VAC' },
  { key: 'band.987654', header: 'VIEJA' },
  { key: await prizeKey(), header: 'PREMIO' },
];
let names = 0;
const mapping = async (more: object = {}, as = 'rrhh') =>
  world.server.call(
    savePayMapping,
    { name: `Formato ${names++}`, format: 'csv', columns: await columns(), ...more },
    as,
  );
async function fileOf(more: object): Promise<Buffer> {
  const { body: made } = await mapping(more);
  const { status, body } = await world.server.call(
    exportPay,
    { siteId, month, mappingId: made.id },
    'rrhh',
  );
  expect(status).toBe(200);
  const session = await world.server.sessionOf('rrhh');
  const file = await world.server.app.inject({
    method: 'GET',
    url: body.url ?? '',
    headers: { authorization: `Bearer ${session.JWT}` },
  });
  expect(file.statusCode).toBe(200);
  return file.rawPayload;
}
const rowOf = (rows: readonly (readonly unknown[])[]) => rows.find(([first]) => first === docket);

test.each([
  [{ separator: 'semicolon', timeAs: 'clock' }, ['15:54', '-1:15', '4', '', '1500,5']],
  [{ separator: 'comma', timeAs: 'decimal' }, ['15,9', '-1,25', '4', '', '1500,5']],
  [
    { separator: 'comma', timeAs: 'minutes', decimalMark: 'point' },
    ['954', '-75', '4', '', '1500.5'],
  ],
])('as text, with %j', async (how, expected) => {
  const delimiter = how.separator === 'comma' ? ',' : ';';
  const rows: string[][] = parse(await fileOf(how), { delimiter, bom: true });
  expect(rows[0]).toEqual(['LEG', "'=CMD()", 'HS', 'AJ', 'VAC', 'VIEJA', 'PREMIO']);
  const [, name, ...figures] = rowOf(rows) ?? [];
  expect(name).toMatch(/^[^,]+, /);
  expect(figures).toEqual(expected);
});

test('as a workbook hours are a length of time, which its reader adds up', async () => {
  const rows = await readSheet(await fileOf({ format: 'xlsx' }));
  const [, , worked, adjusted, leave, missing, prize] = rowOf(rows) ?? [];
  const days =
    worked instanceof Date
      ? (worked.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000
      : Number(worked);
  expect(Math.round(days * 1440)).toBe(954);
  expect([adjusted, leave, missing ?? null, prize]).toEqual(['-1:15', 4, null, 1500.5]);
});

test('a name that is a formula is a text', async () => {
  const { db, own } = world;
  const [before] = await db.select().from(person).where(eq(person.id, own));
  await db.update(person).set({ lastName: '=HYPERLINK("http://x")' }).where(eq(person.id, own));
  const text = (await fileOf({})).toString();
  expect(text).toContain(`"'=HYPERLINK(""http://x"")`);
  await db.update(person).set({ lastName: before?.lastName }).where(eq(person.id, own));
});

test('the one that was used last is offered first, and who took what stands in the audit', async () => {
  const { body: made } = await mapping();
  await mapping();
  await world.server.call(exportPay, { siteId, month, mappingId: made.id }, 'rrhh');
  const { body } = await world.server.call(listPayMappings, {}, 'rrhh');
  expect(body.rows[0]?.id).toBe(made.id);
  const audited = await world.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.accion, exportPay.name));
  expect(audited.at(-1)?.after).toMatchObject({ siteId, month, mappingId: made.id });
});

const preview = (more: object, as: string) =>
  world.server.call(
    previewPay,
    {
      siteId,
      month,
      keys: ['docket', 'hours.worked'],
      timeAs: 'clock',
      decimalMark: 'comma',
      ...more,
    },
    as,
  );

test('whoever has a team takes out their team, without money, health or tax numbers', async () => {
  const { body: seen } = await preview({ keys: ['docket', 'cuil'] }, 'supervisor');
  expect(seen.offered.map(({ key }) => key)).toContain('hours.worked');
  expect(seen.offered.filter(({ key }) => /^(cuil|news|leave)/.test(key))).toEqual([]);
  expect(seen.hidden).toEqual(['cuil']);
  expect(seen.rows.every(([, cuil]) => cuil === '')).toBe(true);
  const whole = await preview({}, 'rrhh');
  expect(seen.people).toBeLessThan(whole.body.people);
  const { body: made } = await mapping();
  const refused = await world.server.call(
    exportPay,
    { siteId, month, mappingId: made.id },
    'supervisor',
  );
  expect([refused.status, refused.error.message]).toEqual([
    403,
    expect.stringContaining('VAC, PREMIO'),
  ]);
  expect((await mapping({}, 'supervisor')).status).toBe(403);
});

test('who has nobody, or nobody there, takes out nothing', async () => {
  expect((await preview({}, 'empleado')).status).toBe(403);
  expect((await preview({ siteId: 987_654 }, 'rrhh')).status).toBe(404);
  const { body } = await world.server.call(listPayMappings, {}, 'supervisor');
  const all = (await world.server.call(listPayMappings, {}, 'rrhh')).body.sites;
  const elsewhere = all.find(({ id }) => !body.sites.some((own) => own.id === id));
  expect((await preview({ siteId: elsewhere?.id }, 'supervisor')).status).toBe(404);
});
