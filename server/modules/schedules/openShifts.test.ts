import { listNotifications } from '@contract/notifications/listNotifications';
import {
  deleteOpenShift,
  listOpenShifts,
  listShiftsToTake,
  saveOpenShift,
  takeOpenShift,
} from '@contract/schedules/openShiftAcciones';
import { askShiftChange, listShiftRequests } from '@contract/schedules/shiftRequestAcciones';
import { approveRequest, getRequest } from '@contract/workflow/requestAcciones';
import { eq } from 'drizzle-orm';
import { absence } from '../../db/schema/absences';
import { plannedShift } from '../../db/schema/schedules';
import { openShift, openShiftTaking } from '../../db/schema/shiftChanges';
import { publishedShifts } from './publishedShifts';
import { dayOfWeek, type RosterServer, rosterServer, week } from './testing/rosterTools';

let tools: RosterServer;
let worker: Awaited<ReturnType<RosterServer['personOf']>>;
let colleague: Awaited<ReturnType<RosterServer['colleaguesOf']>>[number];
const me = 'empleado';

beforeAll(async () => {
  tools = await rosterServer();
  worker = await tools.personOf(me);
  const [first] = await tools.colleaguesOf(me);
  if (!first) throw new Error('nobody works with them');
  colleague = first;
});
afterAll(() => tools.server.close());
beforeEach(async () => {
  await tools.db.delete(openShiftTaking);
  await tools.db.delete(openShift);
  await tools.db.delete(plannedShift);
});

const call: RosterServer['server']['call'] = (...given) => tools.server.call(...given);
const offer = (fields: object = {}, as = 'rrhh') =>
  call(
    saveOpenShift,
    { areaId: worker.areaId, day: dayOfWeek(1), shiftId: tools.morning, places: 1, ...fields },
    as,
  );
const take = (id: number, as = me) => call(takeOpenShift, { id }, as);
const toTake = async (as = me) => (await call(listShiftsToTake, {}, as)).body.rows;
const worked = async (personId: number) =>
  (await publishedShifts(tools.db, [personId], week)).map(({ day, shiftId }) => [day, shiftId]);

test('the area is told, one takes it by one tap, and it is a published shift like any other', async () => {
  const { body } = await offer();
  expect((await call(listNotifications, {}, me)).body.rows[0]).toMatchObject({
    type: 'schedules.open',
    link: `/schedules/mine?abierto=${body.id}`,
  });
  expect(await toTake()).toMatchObject([{ id: body.id, left: 1, shift: { startsAt: '06:00' } }]);
  expect((await take(body.id)).status).toBe(200);
  expect(await worked(worker.id)).toEqual([[dayOfWeek(1), tools.morning]]);
  expect((await take(body.id)).error.message).toBe('Ya tomaste ese turno.');
  expect((await take(body.id, colleague.username)).error.message).toContain('no quedan lugares');
  expect(await toTake(colleague.username)).toEqual([]);
  const { rows } = (await call(listOpenShifts, {}, 'rrhh')).body;
  expect(rows).toMatchObject([{ taken: 1, takers: [expect.stringContaining(', ')] }]);
  // The person who has it counts on it.
  const stored = { id: body.id, version: body.version };
  expect((await offer({ ...stored, day: dayOfWeek(2) })).status).toBe(409);
  expect((await call(deleteOpenShift, stored, 'rrhh')).error.message).toContain('Ya lo tomó');
  expect((await offer({ ...stored, places: 2 })).status).toBe(200);
  expect((await take(body.id, colleague.username)).status).toBe(200);
});

test('of two who take the last place at once, one has it', async () => {
  for (const day of [1, 3, 5]) {
    const { body } = await offer({ day: dayOfWeek(day) });
    const taken = await Promise.all([take(body.id), take(body.id, colleague.username)]);
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = taken.find(({ status }) => status === 409);
    expect(lost?.error.message).toContain('no quedan lugares');
  }
  const both = [...(await worked(worker.id)), ...(await worked(colleague.id))];
  expect(both).toHaveLength(3);
});

test('who would rest too little, works then or is away cannot take it, and reads why', async () => {
  const { body } = await offer();
  await tools.tell(worker.id, dayOfWeek(0), tools.afternoon, [14, 22]);
  expect((await take(body.id)).error.message).toMatch(/te quedan 8 h de descanso/);
  await tools.db.delete(plannedShift);
  await tools.tell(worker.id, dayOfWeek(1), tools.afternoon, [10, 18]);
  expect((await take(body.id)).error.message).toContain('ya tenés otro turno a esa hora');
  await tools.db.delete(plannedShift);
  const [away] = await tools.db
    .insert(absence)
    .values({
      personId: worker.id,
      fromDay: dayOfWeek(0),
      toDay: dayOfWeek(2),
      part: 'whole',
      state: 'firm',
      source: 'leave',
      sourceId: 999_999,
      code: 'VAC',
      label: 'Vacaciones',
      paidPercent: 100,
    })
    .returning();
  expect((await take(body.id)).error.message).toContain('tenés una ausencia aprobada');
  await tools.db.delete(absence).where(eq(absence.id, away?.id ?? 0));
  expect((await take(body.id)).status).toBe(200);
});

test('another area, a day that is over and who does not plan there are refused', async () => {
  const { body } = await offer();
  expect((await take(body.id, 'operario')).status).toBe(404);
  expect((await take(999_999)).status).toBe(404);
  expect((await offer({}, me)).status).toBe(403);
  // The head of a depot plans people of another place.
  expect((await offer({ day: dayOfWeek(3) }, 'jefe')).status).toBe(404);
  const stored = { id: body.id, version: body.version };
  expect((await call(deleteOpenShift, stored, 'jefe')).status).toBe(404);
  expect((await call(listOpenShifts, {}, 'jefe')).body.rows).toEqual([]);
  expect((await offer({ day: '2020-01-06' })).error.fields).toHaveProperty('day');
  expect((await offer()).error.fields).toHaveProperty('shiftId');
  expect((await call(deleteOpenShift, stored, 'rrhh')).status).toBe(200);
  expect((await take(body.id)).status).toBe(404);
});

test('another shift or a day off is asked for, decided, and what is published changes', async () => {
  const plannedId = await tools.tell(worker.id, dayOfWeek(1), tools.morning);
  const reason = 'Tengo un turno médico.';
  const ask = (fields: object) => call(askShiftChange, { plannedId, reason, ...fields }, me);
  expect((await ask({ wantedShiftId: 999_999 })).status).toBe(404);
  const same = await ask({ wantedShiftId: tools.morning });
  expect(same.error.fields).toHaveProperty('wantedShiftId');
  const { body } = await ask({ wantedShiftId: tools.afternoon });
  expect((await ask({ wantedShiftId: null })).error.message).toContain('Ya pediste un cambio');
  const { version, facts } = (await call(getRequest, { id: body.requestId }, 'supervisor')).body;
  expect(facts.map(({ value }) => value)).toEqual([
    'mar 12/2, De prueba XM 06:00–14:00',
    'mar 12/2, De prueba XT 14:00–22:00',
    'Se cumplen con el cambio',
    reason,
  ]);
  const decide = { id: body.requestId, version };
  expect((await call(approveRequest, decide, 'supervisor')).status).toBe(200);
  expect(await worked(worker.id)).toEqual([[dayOfWeek(1), tools.afternoon]]);
  expect((await call(listShiftRequests, {}, me)).body.rows[0]).toMatchObject({
    kind: 'change',
    state: 'approved',
  });
  const [now] = await publishedShifts(tools.db, [worker.id], week);
  const off = await ask({ plannedId: now?.id, wantedShiftId: null });
  const seen = (await call(getRequest, { id: off.body.requestId }, 'supervisor')).body;
  await call(approveRequest, { id: seen.id, version: seen.version }, 'supervisor');
  expect(await worked(worker.id)).toEqual([]);
});
