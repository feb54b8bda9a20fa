import { listJobResults } from '@contract/jobs/jobAcciones';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { bulkRow } from '../../db/schema/bulk';
import { jobProgress } from '../../db/schema/events';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { listWindow } from '../../engine/lists/listWindow';

export const listJobResultsHandler = implement(listJobResults, async (input, { db, viewer }) => {
  const [job] = await db
    .select({ id: jobProgress.id })
    .from(jobProgress)
    .where(and(eq(jobProgress.id, input.jobId), eq(jobProgress.accountId, viewer.accountId)));
  if (!job) throw notFound('Esa tarea no existe o no la pediste vos.');
  const where = and(
    eq(bulkRow.jobId, job.id),
    input.onlyRefused ? eq(bulkRow.ok, false) : isNotNull(bulkRow.ok),
  );
  const { limit, offset } = listWindow(input);
  const rows = await db
    .select({
      id: bulkRow.rowId,
      label: bulkRow.label,
      ok: bulkRow.ok,
      message: bulkRow.message,
    })
    .from(bulkRow)
    .where(where)
    .orderBy(asc(bulkRow.position))
    .limit(limit)
    .offset(offset);
  return {
    rows: rows.map((row) => ({ ...row, ok: row.ok === true })),
    total: await db.$count(bulkRow, where),
  };
});
