import { listAllJobs } from '@contract/admin/jobAcciones';
import { jobState } from '@contract/jobs/listJobs';
import { eq, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { jobProgress } from '../../db/schema/events';
import { account } from '../../db/schema/session';
import { notFound } from '../../engine/http/fault';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';

const columns: ListColumns = {
  title: { kind: 'text', by: jobProgress.title },
  who: { kind: 'text', by: account.displayName },
  state: { kind: 'enum', by: jobProgress.state, values: jobState.options },
  createdAt: { kind: 'instant', by: jobProgress.createdAt },
  finishedAt: { kind: 'instant', by: jobProgress.finishedAt },
};

const fields = {
  id: jobProgress.number,
  title: jobProgress.title,
  state: jobProgress.state,
  who: account.displayName,
  doneUnits: jobProgress.doneUnits,
  totalUnits: jobProgress.totalUnits,
  message: jobProgress.message,
  error: jobProgress.error,
  createdAt: jobProgress.createdAt,
  startedAt: jobProgress.startedAt,
  finishedAt: jobProgress.finishedAt,
};

export const jobsList = defineList({
  accion: listAllJobs,
  id: jobProgress.number,
  columns: () => columns,
  order: [descending(jobProgress.createdAt)],
  search: sql`anden_fold(${jobProgress.title} || ' ' || coalesce(${account.displayName}, ''))`,
  where: () => undefined,
  fields,
  from: (select: PgSelectBuilder<typeof fields, 'db'>) =>
    select.from(jobProgress).leftJoin(account, eq(account.id, jobProgress.accountId)).$dynamic(),
});

export async function lockJob(db: Db, number: number) {
  const [row] = await db
    .select()
    .from(jobProgress)
    .where(eq(jobProgress.number, number))
    .for('update');
  if (!row) throw notFound('Esa tarea no existe.');
  return row;
}
