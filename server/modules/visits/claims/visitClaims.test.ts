import { getRendition, handInRendition } from '@contract/renditions/renditionAcciones';
import { removeRenditionLine } from '@contract/renditions/renditionLineAcciones';
import { getVisit } from '@contract/visits/visitAcciones';
import {
  acceptVisitPunch,
  acceptVisitWay,
  getVisitClaims,
  undoArrival,
} from '@contract/visits/visitClaimAcciones';
import { getRequest } from '@contract/workflow/requestAcciones';
import { and, eq, ne } from 'drizzle-orm';
import { truncateTables } from '../../../../tests/support/truncateTables';
import { periodClose } from '../../../db/schema/closes';
import { hourMark } from '../../../db/schema/hours';
import { punch, punchCorrection } from '../../../db/schema/markings';
import { rendition, renditionLine } from '../../../db/schema/renditions';
import { visitClaim } from '../../../db/schema/visitEvidence';
import { visit } from '../../../db/schema/visits';
import { clock } from '../../../engine/time/clock';
import { todayIn } from '../../../engine/time/nowIn';
import { type VisitsWorld, visitsWorld } from '../testing/visitsWorld';

let world: VisitsWorld;
let server: VisitsWorld['server'];
let me = 0;
let day = '';
let began = 0;

beforeAll(async () => {
  world = await visitsWorld();
  ({ server } = world);
  me = world.people.jefe ?? 0;
  day = todayIn();
});
afterAll(() => server.close());
beforeEach(async () => {
  began = clock.ms();
  await world.clear();
  await truncateTables(server, ['punch']);
  // Their history is never taken away: they are over instead.
  await world.db.update(rendition).set({ state: 'cancelled' }).where(eq(rendition.personId, me));
  for (const table of [punchCorrection, periodClose, hourMark]) await world.db.delete(table);
});

const ago = (minutes: number) => new Date(began - minutes * 60_000);

/** A visit of mine that began and ended so many minutes ago, north of the first door by so many nautical miles. */
async function visited(from: number, to: number | null, north = 0, more: object = {}) {
  const [row] = await world.db
    .insert(visit)
    .values({
      ...{ day, fromTime: '08:00', toTime: '18:00', minutes: 30, radius: 150 },
      ...{ siteId: world.siteId, purposeId: world.purposeId, personId: me },
      ...{ place: `Almacén ${north}`, longitude: '-60.600000' },
      latitude: (-33 + north / 60).toFixed(6),
      ...{ state: to === null ? 'arrived' : 'done', arrival: 'inside', arrivedAt: ago(from) },
      endedAt: to === null ? null : ago(to),
      ...more,
    })
    .returning();
  if (!row) throw new Error('a visit was not stored');
  return row;
}

const seen = async () => (await server.call(getVisitClaims, { day }, 'jefe')).body;
const accept = async (kind: 'entry' | 'exit') => {
  const at = (await seen()).punches.find((one) => one.kind === kind)?.at ?? ago(0).toISOString();
  return server.call(acceptVisitPunch, { day, kind, at }, 'jefe');
};
const render = async () =>
  server.call(acceptVisitWay, { day, kilometres: (await seen()).way?.kilometres ?? '1' }, 'jefe');
const punches = () => world.db.select().from(punch).where(eq(punch.personId, me));
const { renditionId, kilometres, kmRate, amount } = renditionLine;
const lines = () =>
  world.db
    .select({ renditionId, kilometres, kmRate, amount })
    .from(renditionLine)
    .innerJoin(rendition, eq(rendition.id, renditionId))
    .where(and(eq(rendition.personId, me), ne(rendition.state, 'cancelled')));

test('an arrival proposes the entry and writes nothing; two taps at once make one punch, at the minute of the arrival', async () => {
  const first = await visited(120, 90);
  await visited(60, null, 2);
  const { punches: proposed } = await seen();
  expect(proposed).toMatchObject([
    { kind: 'entry', state: 'proposed', visitId: first.id, at: first.arrivedAt?.toISOString() },
  ]);
  expect(await punches()).toEqual([]);
  const asked = { day, kind: 'entry' as const, at: proposed[0]?.at ?? '' };
  const both = await Promise.all([
    server.call(acceptVisitPunch, asked, 'jefe'),
    server.call(acceptVisitPunch, asked, 'jefe'),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const [made, ...others] = await punches();
  expect(others).toEqual([]);
  expect(made).toMatchObject({ kind: 'in', counts: 'counted', day, offline: false });
  expect(made?.at).toEqual(first.arrivedAt);
  expect(made?.note).toContain(first.number);
  expect(await world.db.select().from(visitClaim)).toMatchObject([
    { kind: 'entry', visitId: first.id, punchId: made?.id, personId: me, day },
  ]);
  const page = await server.call(getVisit, { id: first.id }, 'jefe');
  expect(page.body.claims).toMatchObject([{ kind: 'entry', state: 'counted', backed: true }]);
});

test('the last end proposes the exit once no visit waits, and the day is punched whole', async () => {
  await visited(240, 200);
  await accept('entry');
  const going = await visited(150, null, 2);
  expect((await seen()).punches.map(({ kind }) => kind)).toEqual(['entry']);
  const endedAt = ago(30);
  await world.db.update(visit).set({ state: 'done', endedAt }).where(eq(visit.id, going.id));
  expect((await accept('exit')).status).toBe(200);
  expect((await punches()).map(({ kind, at }) => [kind, at])).toEqual([
    ['in', expect.any(Date)],
    ['out', endedAt],
  ]);
  expect(await seen()).toMatchObject({ minutes: 160, covered: 160 });
});

test('near a punch, in a closed month and for another minute nothing is punched', async () => {
  const first = await visited(120, null);
  const other = { day, kind: 'entry' as const, at: ago(90).toISOString() };
  expect((await server.call(acceptVisitPunch, other, 'jefe')).status).toBe(409);
  await world.db
    .insert(periodClose)
    .values({ siteId: world.siteId, month: `${day.slice(0, 7)}-01`, ledger: 'time', closedBy: 1 });
  expect((await seen()).punches).toEqual([]);
  expect((await accept('entry')).status).toBe(409);
  await world.db.delete(periodClose);
  const near = new Date((first.arrivedAt?.getTime() ?? 0) + 10 * 60_000);
  await world.db.insert(punch).values({ personId: me, at: near, kind: 'in', source: 'web', day });
  expect((await seen()).punches).toEqual([]);
  expect((await accept('entry')).status).toBe(409);
  expect(await punches()).toHaveLength(1);
});

test('an arrival far from its place is punched too, and waits for whoever decides', async () => {
  await visited(120, null, 0, { arrival: 'outside' });
  expect((await accept('entry')).body.punches).toMatchObject([{ state: 'waiting' }]);
  expect(await world.db.select().from(punchCorrection)).toMatchObject([
    { kind: 'visit', personId: me, reason: expect.stringMatching(/lejos del lugar/) },
  ]);
});

test('the way of a day is rendered once, also by two at once, and later only what is new of it', async () => {
  await visited(240, 220);
  await visited(180, 160, 2);
  expect((await seen()).way).toMatchObject({ kilometres: '3.7', legs: [{ place: 'Almacén 2' }] });
  const asked = { day, kilometres: '3.7' };
  const both = await Promise.all([
    server.call(acceptVisitWay, asked, 'jefe'),
    server.call(acceptVisitWay, asked, 'jefe'),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const [line, ...others] = await lines();
  expect(others).toEqual([]);
  expect(line).toMatchObject({ kilometres: '3.7', kmRate: expect.any(String) });
  expect(Number(line?.amount)).toBeCloseTo(3.7 * Number(line?.kmRate), 2);
  expect(await seen()).toMatchObject({
    way: null,
    ways: [{ kilometres: '3.7', state: 'proposed', backed: true }],
  });
  await visited(100, 90, 4);
  expect((await seen()).way?.kilometres).toBe('3.7');
  expect((await render()).status).toBe(200);
  expect(new Set((await lines()).map(({ renditionId }) => renditionId)).size).toBe(1);
  expect((await seen()).way).toBeNull();
});

test('an expense that is taken out of its rendition may be asked for again', async () => {
  await visited(240, 220);
  await visited(180, 160, 2);
  const { ways } = (await render()).body;
  const id = ways[0]?.renditionId ?? 0;
  const { body } = await server.call(getRendition, { id }, 'jefe');
  const removed = { id, version: body.version, lineId: body.lines[0]?.id ?? 0 };
  expect((await server.call(removeRenditionLine, removed, 'jefe')).status).toBe(200);
  expect(await seen()).toMatchObject({ ways: [], way: { kilometres: '3.7' } });
});

test('an undone arrival takes its way back while nobody was shown it, and is told afterwards', async () => {
  await visited(240, 220);
  const undone = await visited(180, null, 2);
  await render();
  const undo = async () => {
    const { body } = await server.call(getVisit, { id: undone.id }, 'jefe');
    return server.call(undoArrival, { id: undone.id, version: body.version }, 'jefe');
  };
  expect((await undo()).body).toMatchObject({ state: 'planned', arrivedAt: null, claims: [] });
  expect(await lines()).toEqual([]);
  expect(await seen()).toMatchObject({ way: null, ways: [] });

  const again = { state: 'arrived' as const, arrival: 'inside' as const, arrivedAt: ago(170) };
  await world.db.update(visit).set(again).where(eq(visit.id, undone.id));
  const id = (await render()).body.ways[0]?.renditionId ?? 0;
  const { body } = await server.call(getRendition, { id }, 'jefe');
  expect((await server.call(handInRendition, { id, version: body.version }, 'jefe')).status).toBe(
    200,
  );
  expect((await undo()).status).toBe(200);
  expect(await lines()).toHaveLength(1);
  expect((await seen()).ways).toMatchObject([{ state: 'waiting', backed: false }]);
  const waits = (await server.call(getRendition, { id }, 'jefe')).body.requestId ?? 0;
  const { body: request } = await server.call(getRequest, { id: waits }, 'jefe');
  expect(request.facts.map(({ label }) => label)).toContainEqual(
    expect.stringMatching(/Sin respaldo$/),
  );
  await world.db.update(visit).set(again).where(eq(visit.id, undone.id));
  expect((await seen()).way).toBeNull();
});

test('two who ask for the way and undo its arrival at once leave nothing that no visit backs', async () => {
  await visited(240, 220);
  const undone = await visited(180, null, 2);
  await Promise.all([
    server.call(acceptVisitWay, { day, kilometres: '3.7' }, 'jefe'),
    server.call(undoArrival, { id: undone.id, version: undone.version }, 'jefe'),
  ]);
  expect(await lines()).toEqual([]);
  expect(await world.db.$count(visitClaim)).toBe(0);
});

test('who renders nothing is proposed no way', async () => {
  await visited(240, 220, 0, { personId: world.people.operario });
  await visited(180, 160, 2, { personId: world.people.operario });
  const { body } = await server.call(getVisitClaims, { day }, 'operario');
  expect(body).toMatchObject({ way: null, punches: [{ kind: 'entry' }] });
  const asked = { day, kilometres: '3.7' };
  expect((await server.call(acceptVisitWay, asked, 'operario')).status).toBe(409);
});

test('a visit has no day reckoned again: its time is paid by the punches that cover it', async () => {
  const marks = () =>
    world.db.$count(hourMark, and(eq(hourMark.personId, me), eq(hourMark.day, day)));
  const one = await visited(240, 180);
  expect(await marks()).toBe(0);
  expect((await server.call(getVisit, { id: one.id }, 'jefe')).body.covered).toBe(0);
  for (const [minutes, kind] of [
    [210, 'in'],
    [60, 'out'],
  ] as const) {
    await world.db
      .insert(punch)
      .values({ personId: me, at: ago(minutes), kind, source: 'web', day });
  }
  expect((await server.call(getVisit, { id: one.id }, 'jefe')).body.covered).toBe(30);
  expect(await seen()).toMatchObject({ minutes: 60, covered: 30 });
});
