import { repeatText } from '@contract/visits/series/repeatText';
import { or } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { visit, visitSeries } from '../../db/schema/visits';
import type { StoredVisit } from './visitQueries';

interface Related {
  id: number;
  number: string;
}

/** Finds, for some visits, the one that each continues, the one in which its rest is done, and their series. */
export async function relatedVisits(
  db: Db,
  rows: readonly Pick<StoredVisit, 'id' | 'continuesId' | 'seriesId'>[],
) {
  const { id: seriesId, number, repeat } = visitSeries;
  const seriesIds = [...new Set(rows.flatMap((row) => row.seriesId ?? []))];
  const related = db
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
  const [found, series] = await Promise.all([
    related,
    seriesIds.length === 0
      ? []
      : db
          .select({ id: seriesId, number, repeat })
          .from(visitSeries)
          .where(anyOf(seriesId, seriesIds)),
  ]);
  const shown = ({ id, number }: Related): Related => ({ id, number });
  return ({ id, continuesId, ...row }: (typeof rows)[number]) => {
    const continues = found.find((one) => one.id === continuesId);
    const rest = found.find((one) => one.continuesId === id);
    const its = series.find((one) => one.id === row.seriesId);
    return {
      continues: continues ? shown(continues) : null,
      rest: rest ? shown(rest) : null,
      series: its ? { ...shown(its), repeats: repeatText(its.repeat) } : null,
    };
  };
}
