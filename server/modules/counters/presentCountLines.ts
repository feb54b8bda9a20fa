import type { OutputOf } from '@contract/core/accion';
import type { listCountLines } from '@contract/counters/countLineAcciones';
import { asc } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { stockCountEntry } from '../../db/schema/counters';
import { authorRefs } from '../../engine/people/authorRef';
import type { CountLineRow } from './countLineQueries';

type Line = OutputOf<typeof listCountLines>['rows'][number];

/** Each line with everybody who counted it, first to last. */
export async function presentCountLines(db: Db, rows: readonly CountLineRow[]): Promise<Line[]> {
  const entries =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(stockCountEntry)
          .where(
            anyOf(
              stockCountEntry.lineId,
              rows.map(({ id }) => id),
            ),
          )
          .orderBy(asc(stockCountEntry.id));
  const authors = await authorRefs(
    db,
    entries.flatMap(({ accountId }) => (accountId === null ? [] : [accountId])),
  );
  return rows.map((row) => ({
    ...row,
    entries: entries
      .filter(({ lineId }) => lineId === row.id)
      .map(({ id, accountId, at, photoHash, ...entry }) => ({
        ...{ id, round: entry.round, quantity: entry.quantity, damaged: entry.damaged },
        ...{ expected: entry.expected, moved: entry.moved, note: entry.note },
        independent: entry.independent,
        at: at.toISOString(),
        person: accountId === null ? null : (authors.get(accountId) ?? null),
        photoUrl: photoHash === null ? null : `/archivos/${photoHash}`,
      })),
  }));
}
