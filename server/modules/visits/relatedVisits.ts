import { or } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { visit } from '../../db/schema/visits';
import type { StoredVisit } from './visitQueries';

interface Related {
  id: number;
  number: string;
}

/** Finds, for some visits, the one that each continues and the one in which its rest is done. */
export async function relatedVisits(
  db: Db,
  rows: readonly Pick<StoredVisit, 'id' | 'continuesId'>[],
) {
  const found = await db
    .select({ id: visit.id, number: visit.number, continuesId: visit.continuesId })
    .from(visit)
    .where(
      or(
        anyOf(
          visit.continuesId,
          rows.map(({ id }) => id),
        ),
        anyOf(
          visit.id,
          rows.flatMap(({ continuesId }) => continuesId ?? []),
        ),
      ),
    );
  const shown = ({ id, number }: Related): Related => ({ id, number });
  return ({ id, continuesId }: Pick<StoredVisit, 'id' | 'continuesId'>) => {
    const continues = found.find((one) => one.id === continuesId);
    const rest = found.find((one) => one.continuesId === id);
    return { continues: continues ? shown(continues) : null, rest: rest ? shown(rest) : null };
  };
}
