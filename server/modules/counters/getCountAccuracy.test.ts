import { getCountAccuracy } from '@contract/counters/accuracyAcciones';
import { countLineRecord } from '@contract/counters/countLine';
import { asc, eq, ne } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { type CountWorld, countWorld } from '../../../tests/support/countWorld';
import { stockCount, stockCountEntry, stockCountLine } from '../../db/schema/counters';
import { site } from '../../db/schema/organisation';
import { plannedShift, shift } from '../../db/schema/schedules';
import { location, product, stock } from '../../db/schema/warehouse';

let server: TestServer;
let world: CountWorld;
beforeAll(async () => {
  server = await buildServer();
  world = await countWorld(server, 'X');
  await fill();
});
afterAll(() => server.close());

/** A number that looks drawn by lot, the same in each run. */
function lot(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % most;
  };
}

interface Told {
  month: string;
  site: string;
  zone: string;
  class: string;
  cause: string | null;
  shift: string | null;
  missed: boolean;
  difference: number;
}
const made: Told[] = [];
const causes = countLineRecord.shown.cause.values;
/** Midnight of the site is three hours later: these are the days before in Rosario. */
const closings = ['2025-02-01T02:59:00Z', '2025-02-01T03:00:00Z', '2025-03-15T12:00:00Z'];
const months = ['2025-01', '2025-02', '2025-03'];

/** Counts of long ago with lines drawn by lot, written down as the test itself sums them. */
async function fill() {
  const { db } = server.services.database;
  const draw = lot(11);
  const [personId = 0] = await world.peopleOf('operario');
  const [place] = await db.select().from(site).where(eq(site.id, world.siteId));
  const [worked] = await db.select().from(shift).where(eq(shift.kind, 'worked')).limit(1);
  if (!place || !worked) throw new Error('the demo lacks a site or a shift');
  const { breakKind, breakMinutes, toleranceIn, toleranceOut, paid, night } = worked;
  const hours = { breakKind, breakMinutes, toleranceIn, toleranceOut, paid, night };
  await db.insert(plannedShift).values({
    ...{ ...hours, personId, shiftId: worked.id, day: '2025-01-20' },
    startsAt: new Date('2025-01-20T09:00:00Z'),
    endsAt: new Date('2025-01-20T17:00:00Z'),
    publishedAt: new Date('2025-01-19T12:00:00Z'),
  });
  const shelves = await db
    .select({ id: stock.id, code: location.code, abcClass: product.abcClass })
    .from(stock)
    .innerJoin(location, eq(location.id, stock.locationId))
    .innerJoin(product, eq(product.id, stock.productId))
    .where(eq(stock.siteId, world.siteId))
    .orderBy(asc(stock.id))
    .limit(60);
  for (const [at, closedAt] of closings.entries()) {
    const [count] = await db
      .insert(stockCount)
      .values({
        ...{ title: 'De hace mucho', siteId: world.siteId, blind: true, dueOn: '2025-01-31' },
        ...{ chosen: {}, state: 'closed', closedAt: new Date(closedAt) },
      })
      .returning();
    for (const { id: stockId, code, abcClass } of shelves) {
      const missed = draw(5) === 0;
      const difference = draw(3) === 0 ? draw(9) - 4 : 0;
      const onShift = draw(2) === 0;
      const cause = difference === 0 ? null : (causes[draw(causes.length)] ?? null);
      const settled = difference === 0 ? 'same' : 'accepted';
      const [line] = await db
        .insert(stockCountLine)
        .values({
          ...{ countId: count?.id ?? 0, stockId, state: missed ? 'missed' : settled },
          ...(missed ? {} : { expected: 10, counted: 10 + difference, cause }),
        })
        .returning();
      if (!missed) {
        await db.insert(stockCountEntry).values({
          ...{ lineId: line?.id ?? 0, round: 1, personId, quantity: 10 + difference },
          ...{ expected: 10, moved: false },
          at: new Date(`2025-01-20T${onShift ? '12' : '20'}:00:00Z`),
        });
      }
      made.push({
        ...{ month: months[at] ?? '', site: place.name, class: abcClass, missed },
        zone: `${code.split('-')[0]} · ${place.name}`,
        cause: missed ? null : cause,
        shift: missed ? null : onShift ? worked.name : 'Sin turno publicado',
        difference: missed ? 0 : difference,
      });
    }
  }
}

/** The same sums, line by line. */
function summedBy(by: 'month' | 'site' | 'zone' | 'class' | 'cause' | 'shift', lines = made) {
  const sums: Record<string, number[]> = {};
  for (const line of lines) {
    const key = line[by];
    if (key === null) continue;
    const sum = sums[key] ?? [0, 0, 0, 0, 0, 0];
    sums[key] = sum;
    const { missed, difference } = line;
    const parts = [true, !missed, !missed && difference === 0, missed];
    for (const [at, yes] of parts.entries()) sum[at] = (sum[at] ?? 0) + (yes ? 1 : 0);
    sum[4] = (sum[4] ?? 0) + Math.max(0, difference);
    sum[5] = (sum[5] ?? 0) + Math.max(0, -difference);
  }
  return sums;
}

type Parts = { key: string; [figure: string]: number | string }[];
const shown = (parts: Parts) =>
  Object.fromEntries(
    parts.map(({ key, lines, counted, exact, missed, over, short }) => [
      key,
      [lines, counted, exact, missed, over, short],
    ]),
  );

const year = { fromDay: '2025-01-01', toDay: '2025-12-31' };

test('figures are those of their lines, by month of the site, place, zone, class, cause and shift', async () => {
  const { body } = await server.call(getCountAccuracy, year, 'jefe');
  expect(shown(body.byMonth)).toEqual(summedBy('month'));
  expect(shown(body.bySite)).toEqual(summedBy('site'));
  expect(shown(body.byZone)).toEqual(summedBy('zone'));
  expect(shown(body.byClass)).toEqual(summedBy('class'));
  expect(shown(body.byCause)).toEqual(summedBy('cause'));
  expect(shown(body.byShift)).toEqual(summedBy('shift'));
  expect(body.total.lines).toBe(made.length);
  const january = { fromDay: '2025-01-01', toDay: '2025-01-31' };
  const { body: less } = await server.call(getCountAccuracy, january, 'jefe');
  const lines = made.filter(({ month }) => month === '2025-01');
  expect(shown(less.byZone)).toEqual(summedBy('zone', lines));
});

test('no figure is of a person, of an unfinished, cancelled or reversed count, nor of another site', async () => {
  const { db } = server.services.database;
  const { body } = await server.call(getCountAccuracy, year, 'jefe');
  expect(JSON.stringify(body)).not.toMatch(/person/i);
  await db
    .update(stockCount)
    .set({ state: 'reversed' })
    .where(eq(stockCount.title, 'De hace mucho'));
  const { body: without } = await server.call(getCountAccuracy, year, 'jefe');
  expect([without.total.lines, without.byMonth]).toEqual([0, []]);
  const [other] = await db.select().from(site).where(ne(site.id, world.siteId)).limit(1);
  await db
    .update(stockCount)
    .set({ state: 'closed', siteId: other?.id ?? 0 })
    .where(eq(stockCount.title, 'De hace mucho'));
  for (const siteId of [null, other?.id ?? 0]) {
    const { body: away } = await server.call(getCountAccuracy, { ...year, siteId }, 'jefe');
    expect(away.total.lines).toBe(0);
  }
  expect((await server.call(getCountAccuracy, year, 'operario')).status).toBe(403);
});
