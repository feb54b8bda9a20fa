import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import {
  stockCount,
  stockCountEntry,
  stockCountLine,
  stockCountPerson,
} from '../../../db/schema/counters';
import { stock } from '../../../db/schema/warehouse';
import type { DemoPerson } from '../../../engine/seed/demo';
import { dayNow } from '../../../engine/time/dayNow';
import { moveStock } from '../../warehouse';
import { chosenStock } from '../chosenStock';
import { markCounted, planNextCounts } from '../nextCounts';

interface Crew {
  siteId: number;
  /** The account of whoever plans. */
  boss: number;
  counter: Pick<DemoPerson, 'id' | 'accountId'>;
  second: Pick<DemoPerson, 'id' | 'accountId'>;
}

interface DemoCount {
  title: string;
  locationPrefix: string;
  blind: boolean;
  /** Days from today. */
  due: number;
  note?: string;
}

/** Counts of the demo's warehouse in each of their states. */
export async function seedCounts(db: Db, people: readonly DemoPerson[]): Promise<void> {
  const boss = people.find(({ username }) => username === 'jefe');
  const counters = people.filter(
    ({ role, siteId }) => role === 'operario' && siteId === boss?.siteId,
  );
  const counter = counters.find(({ username }) => username === 'operario') ?? counters[0];
  const second = counters.find(({ id }) => id !== counter?.id);
  if (!boss || !counter || !second) return;
  const crew = { siteId: boss.siteId, boss: boss.accountId, counter, second };

  await planNextCounts(db);
  await closedCount(db, crew);
  const shared = await openCount(db, crew, {
    ...{ title: 'Pasillo B, primera semana', locationPrefix: 'B-01', blind: true, due: 2 },
    note: 'Contá también lo que esté fuera de su caja.',
  });
  await countSome(db, crew, shared, [0, 0, 0, -4, 0, 2, 0]);
  const late = await openCount(db, crew, {
    ...{ title: 'Pasillo C, columna 3', locationPrefix: 'C-02-03', blind: false, due: -1 },
  });
  await db.insert(stockCountPerson).values({ countId: late, personId: counter.id });
  const called = await openCount(db, crew, {
    ...{ title: 'Pasillo D', locationPrefix: 'D-01', blind: true, due: 0 },
  });
  await endLines(db, called);
  await db
    .update(stockCount)
    .set({ state: 'cancelled', reason: 'Se cuenta la semana que viene, con el pasillo ordenado.' })
    .where(eq(stockCount.id, called));
}

async function openCount(db: Db, { siteId, boss }: Crew, count: DemoCount): Promise<number> {
  const { title, locationPrefix, blind, due, note = '' } = count;
  const chosen = {
    ...{ siteId, locationPrefix, productIds: [], abcClasses: [] },
    ...{ notMovedSince: null, notCountedSince: null, dueBy: null, atRandom: null },
  };
  const [row] = await db
    .insert(stockCount)
    .values({
      ...{ title, siteId, blind, note, chosen, createdBy: boss },
      dueOn: sql`${dayNow} + ${due}::int`,
      createdAt: sql`anden_now() - interval '3 days'`,
    })
    .returning({ id: stockCount.id });
  if (!row) throw new Error('a count of the demo was not stored');
  const { rowCount } = await db.execute(sql`
    insert into stock_count_line (count_id, stock_id)
    select ${row.id}, c.id from (${chosenStock(chosen)}) c where not c.elsewhere order by c.id`);
  await db
    .update(stockCount)
    .set({ lines: rowCount ?? 0 })
    .where(eq(stockCount.id, row.id));
  return row.id;
}

const endLines = (db: Db, countId: number) =>
  db
    .update(stockCountLine)
    .set({ state: 'missed', settledAt: sql`anden_now()` })
    .where(and(eq(stockCountLine.countId, countId), stockCountLine.open));

/** The first lines of a count are counted, each with what it is off by; every difference was counted by a second person. */
async function countSome(
  db: Db,
  { counter, second, siteId }: Crew,
  countId: number,
  offs: readonly number[],
): Promise<void> {
  const lines = await db
    .select({ id: stockCountLine.id, stockId: stockCountLine.stockId, expected: stock.quantity })
    .from(stockCountLine)
    .innerJoin(stock, eq(stock.id, stockCountLine.stockId))
    .where(eq(stockCountLine.countId, countId))
    .orderBy(asc(stockCountLine.id))
    .limit(offs.length);
  for (const [at, { id, stockId, expected }] of lines.entries()) {
    const off = offs[at] ?? 0;
    const quantity = Math.max(0, expected + off);
    const rounds = off === 0 ? [counter] : [counter, second];
    await db.insert(stockCountEntry).values(
      rounds.map((who, before) => ({
        ...{ lineId: id, round: before + 1, personId: who.id, accountId: who.accountId },
        ...{ quantity, expected, moved: false },
        at: sql`anden_now() - interval '1 day'`,
      })),
    );
    await db
      .update(stockCountLine)
      .set({
        ...{ counted: quantity, expected, round: rounds.length },
        ...(off === 0
          ? { state: 'same', settledAt: sql`anden_now() - interval '1 day'` }
          : { state: 'differs' }),
      })
      .where(eq(stockCountLine.id, id));
    if (off === 0) await markCounted(db, siteId, stockId);
  }
}

/** Makes a count that is over: its differences were adjusted in the books. */
async function closedCount(db: Db, crew: Crew): Promise<void> {
  const id = await openCount(db, crew, {
    ...{ title: 'Pasillo A, primera columna', locationPrefix: 'A-01-01', blind: true, due: -2 },
  });
  await countSome(db, crew, id, [0, 0, -3, 0, 2, 0, 0, 0]);
  const differing = await db
    .select({
      id: stockCountLine.id,
      stockId: stockCountLine.stockId,
      off: stockCountLine.difference,
    })
    .from(stockCountLine)
    .where(and(eq(stockCountLine.countId, id), eq(stockCountLine.state, 'differs')))
    .orderBy(asc(stockCountLine.stockId));
  for (const { id: lineId, stockId, off } of differing) {
    const delta = off ?? 0;
    const reason = 'Se tomó de más o de menos (conteo de la demo)';
    await moveStock(db, { stockId, delta, kind: 'count', reason, accountId: crew.boss });
    await db
      .update(stockCountLine)
      .set({
        ...{ state: 'adjusted', adjustment: delta, cause: 'mispicked', settledBy: crew.boss },
        settledAt: sql`anden_now()`,
      })
      .where(eq(stockCountLine.id, lineId));
    await markCounted(db, crew.siteId, stockId);
  }
  await endLines(db, id);
  await db
    .update(stockCount)
    .set({ state: 'closed', closedAt: sql`anden_now()` })
    .where(eq(stockCount.id, id));
}
