import type { newsType } from '../../db/schema/news';
import type { Context } from '../../engine/acciones/context';
import { releaseAbsence, reserveAbsence } from '../absences';
import type { StoredNews } from './newsQueries';

/** A novelty that stands holds its days against all others; one that was sent back or refused gives them back. */
export async function holdDays(
  context: Pick<Context, 'db' | 'viewer' | 'emit'>,
  row: StoredNews,
  type: typeof newsType.$inferSelect,
): Promise<void> {
  if (type.unit !== 'days') return;
  if (row.state !== 'pending' && row.state !== 'validated') {
    return releaseAbsence(context, 'news', row.id);
  }
  await reserveAbsence(context, {
    personId: row.personId,
    source: 'news',
    sourceId: row.id,
    fromDay: row.fromDay,
    toDay: row.toDay,
    part: row.part,
    state: row.state === 'validated' ? 'firm' : 'pending',
    code: type.code,
    label: type.name,
    medical: type.medical,
    paidPercent: row.paidPercent,
  });
}
