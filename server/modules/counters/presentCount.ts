import type { OutputOf } from '@contract/core/accion';
import type { getStockCount, listStockCounts } from '@contract/counters/stockCountAcciones';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { stockCount, stockCountLine, stockCountPerson } from '../../db/schema/counters';
import { person } from '../../db/schema/organisation';
import type { Viewer } from '../../engine/acciones/context';
import { authorRefs } from '../../engine/people/authorRef';
import { personRefOf } from '../../engine/people/personRefOf';
import { findCount, type StockCountRow } from './countQueries';
import { plansCounts } from './countScope';
import { allowedCountActions } from './stockCountRules';

type Row = OutputOf<typeof listStockCounts>['rows'][number];
type Detail = OutputOf<typeof getStockCount>;

export function presentCountRow(viewer: Viewer, row: StockCountRow): Row {
  const {
    id,
    version,
    number,
    title,
    siteId,
    siteName,
    state,
    blind,
    dueOn,
    late,
    lines,
    pending,
  } = row;
  return {
    ...{ id, version, number, title, siteId, siteName, state, blind, dueOn, late, lines, pending },
    differing: plansCounts(viewer) ? row.differing : null,
    awaiting: plansCounts(viewer) ? row.awaiting : null,
    createdAt: row.createdAt.toISOString(),
  };
}

const namedPeople = (db: Db, countId: number) =>
  db
    .select({
      id: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      position: person.position,
      photoHash: person.photoHash,
    })
    .from(stockCountPerson)
    .innerJoin(person, eq(person.id, stockCountPerson.personId))
    .where(eq(stockCountPerson.countId, countId))
    .orderBy(asc(person.lastName), asc(person.firstName), asc(person.id));

export async function presentCount(db: Db, viewer: Viewer, row: StockCountRow): Promise<Detail> {
  const { createdBy } = row;
  const [people, authors, [adjusted]] = await Promise.all([
    namedPeople(db, row.id),
    authorRefs(db, createdBy === null ? [] : [createdBy]),
    db
      .select({ lines: count() })
      .from(stockCountLine)
      .where(and(eq(stockCountLine.countId, row.id), eq(stockCountLine.state, 'adjusted'))),
  ]);
  const facts = { ...row, adjusted: adjusted?.lines ?? 0 };
  return {
    ...presentCountRow(viewer, row),
    onShift: row.onShift,
    note: row.note,
    reason: row.reason,
    author: createdBy === null ? null : (authors.get(createdBy) ?? null),
    people: people.map(personRefOf),
    closedAt: row.closedAt?.toISOString() ?? null,
    actions: allowedCountActions(facts, { plans: plansCounts(viewer) }),
  };
}

/** After a change its author sees the result. */
export async function presentStoredCount(db: Db, viewer: Viewer, id: number): Promise<Detail> {
  const row = await findCount(db, eq(stockCount.id, id));
  if (!row) throw new Error(`count ${id} vanished while it was presented`);
  return presentCount(db, viewer, row);
}
