import {
  cancelVisit,
  changeVisits,
  getVisit,
  getVisitMap,
  listVisits,
  previewVisitDay,
  publishVisitDay,
  saveVisit,
} from '@contract/visits/visitAcciones';
import {
  arriveAtVisit,
  finishVisit,
  getVisitDay,
  missVisit,
} from '@contract/visits/visitWalkAcciones';
import { eq } from 'drizzle-orm';
import { auditEntry } from '../../db/schema/audit';
import { notification } from '../../db/schema/events';
import { visit } from '../../db/schema/visits';
import { clock } from '../../engine/time/clock';
import { type VisitsWorld, visitsWorld } from './testing/visitsWorld';

let world: VisitsWorld;
let server: VisitsWorld['server'];
let people: VisitsWorld['people'];
let DAY = '';

beforeAll(async () => {
  world = await visitsWorld();
  ({ server, people, day: DAY } = world);
});
afterAll(() => server.close());
beforeEach(() => world.clear());

const plan = (more: object = {}) => world.plan(more);
const publish = () => world.publish();
const now = () => world.now();
const near = (metres: number, accuracy = 10) => world.near(metres, accuracy);

test('a draft is for planners alone; published, its person is told and makes it', async () => {
  const { body: made } = await plan();
  expect(made).toMatchObject({ state: 'draft', place: 'Almacén La Unión', late: false });
  expect((await server.call(getVisit, { id: made.id }, 'operario')).status).toBe(404);
  expect((await server.call(getVisitDay, { day: DAY }, 'operario')).body.rows).toEqual([]);
  expect((await publish()).body).toEqual({ visits: 1, people: 1 });
  const told = await server.services.database.db.select().from(notification);
  expect(told.map(({ title }) => title)).toEqual(['Tenés 1 visita el 26/11/2026']);
  const [row] = (await server.call(getVisitDay, { day: DAY }, 'operario')).body.rows;
  expect(row).toMatchObject({ id: made.id, state: 'planned', actions: ['arrive', 'miss'] });

  const arrive = { id: made.id, ...now(), position: near(60) };
  expect((await server.call(arriveAtVisit, arrive, 'operario')).status).toBe(200);
  expect((await server.call(getVisit, { id: made.id }, 'jefe')).body).toMatchObject({
    ...{ state: 'arrived', arrival: 'inside', distance: 60, accuracy: 10 },
  });
  const twice = await server.call(arriveAtVisit, arrive, 'operario');
  expect([twice.status, twice.error.message]).toEqual([
    409,
    'Ya avisaste que llegaste a esta visita.',
  ]);
  const report = 'Repusieron todo.';
  await server.call(finishVisit, { id: made.id, ...now(), report }, 'operario');
  const done = await server.call(getVisit, { id: made.id }, 'jefe');
  expect(done.body).toMatchObject({ state: 'done', report, actions: [] });
});

test('who may not plan is refused, and another site’s boss or a stranger finds nothing', async () => {
  const { body: made } = await plan();
  await publish();
  const asked = { ...made, personId: people.operario };
  expect((await server.call(saveVisit, asked, 'operario')).status).toBe(403);
  expect((await server.call(getVisit, { id: made.id }, 'supervisor')).status).toBe(404);
  expect((await server.call(getVisit, { id: made.id }, 'empleado')).status).toBe(403);
  // Planning does not make a visit one's own.
  expect((await server.call(arriveAtVisit, { id: made.id, ...now() }, 'jefe')).status).toBe(404);
  const far = await plan({ personId: people.supervisor });
  expect([far.status, Object.keys(far.error.fields ?? {})]).toEqual([422, ['personId']]);
});

test.each([
  [{ toTime: '09:00' }, 'toTime'],
  [{ latitude: null }, 'latitude'],
  [{ day: '2026-11-01' }, 'day'],
  [{ siteId: 999_999 }, 'siteId'],
  [{ purposeId: 999_999 }, 'purposeId'],
  [{ customerId: 999_999 }, 'customerId'],
])('a plan with %j is refused beside its field', async (wrong, field) => {
  const { status, error } = await plan(wrong);
  expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [field]]);
});

test('an arrival far away is flagged and never barred, and nothing says in the audit where it was', async () => {
  const { body: made } = await plan();
  await publish();
  const position = near(2500, 40);
  await server.call(arriveAtVisit, { id: made.id, ...now(), position }, 'operario');
  const { body } = await server.call(
    listVisits,
    { filters: [{ field: 'arrival', operator: 'in', value: ['outside'] }] },
    'jefe',
  );
  expect(body.rows.map(({ id }) => id)).toEqual([made.id]);
  const entries = await server.services.database.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.entity, 'visit'));
  expect(JSON.stringify(entries)).not.toContain(position.latitude.toFixed(4));
});

test('what waited for the network counts at its hour; the end is never before the arrival', async () => {
  const { body: made } = await plan();
  await publish();
  await server.travel({ hours: 3 });
  const later = clock.now().getTime();
  const at = (minutes: number) => new Date(later - minutes * 60_000).toISOString();
  await server.call(arriveAtVisit, { id: made.id, claimedAt: at(90), clockOffset: 0 }, 'operario');
  await server.call(
    missVisit,
    { id: made.id, claimedAt: at(120), clockOffset: 0, reason: 'Cerrado.' },
    'operario',
  );
  const { body } = await server.call(getVisit, { id: made.id }, 'jefe');
  expect(body).toMatchObject({ state: 'missed', arrival: 'unknown', reason: 'Cerrado.' });
  expect(body.arrivedAt).toBe(at(90));
  expect(body.endedAt).toBe(at(90));
});

test('moved to somebody else on the spot, both are told, and the first one no longer makes it', async () => {
  const { body: made } = await plan();
  await publish();
  await server.services.database.db.delete(notification);
  const selection = { kind: 'rows' as const, ids: [made.id] };
  const change = { kind: 'assign' as const, personId: people.jefe ?? 0 };
  expect((await server.call(changeVisits, { selection, change }, 'jefe')).body.done).toBe(1);
  const told = await server.services.database.db.select().from(notification);
  expect(told.map(({ title }) => title)).toEqual(['Ya no te toca una visita: Almacén La Unión']);
  const late = await server.call(arriveAtVisit, { id: made.id, ...now() }, 'operario');
  expect(late.status).toBe(404);
});

test('two who publish one day at once tell its people once', async () => {
  await plan();
  const { body } = await server.call(previewVisitDay, { day: DAY }, 'jefe');
  const asked = { day: DAY, mark: body.mark };
  const both = await Promise.all([
    server.call(publishVisitDay, asked, 'jefe'),
    server.call(publishVisitDay, asked, 'jefe'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await server.services.database.db.select().from(notification)).toHaveLength(1);
});

test('a day that changed since it was looked at is not published', async () => {
  await plan();
  const { body } = await server.call(previewVisitDay, { day: DAY }, 'jefe');
  await plan({ place: 'Otro' });
  const answer = await server.call(publishVisitDay, { day: DAY, mark: body.mark }, 'jefe');
  expect(answer.status).toBe(409);
});

test('two who arrive and cancel at once: one of them stands', async () => {
  const { body: made } = await plan();
  await publish();
  const shown = await server.call(getVisit, { id: made.id }, 'jefe');
  const cancel = { id: made.id, version: shown.body.version, reason: 'Ya no hace falta.' };
  const both = await Promise.all([
    server.call(arriveAtVisit, { id: made.id, ...now() }, 'operario'),
    server.call(cancelVisit, cancel, 'jefe'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a visit is late a quarter of an hour after its window, and the map shows it', async () => {
  const { body: made } = await plan({ day: '2026-11-23', fromTime: '08:00', toTime: '08:30' });
  await server.services.database.db.update(visit).set({ state: 'planned' });
  await server.travel({ hours: 8 });
  const { body } = await server.call(getVisitMap, { day: '2026-11-23' }, 'jefe');
  expect(body).toMatchObject({ total: 1, unplaced: 0, rows: [{ id: made.id, late: true }] });
});
