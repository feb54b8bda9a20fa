import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { importRun } from '../../db/schema/imports';
import type { Viewer } from '../acciones/context';
import { conflict, notFound } from '../http/fault';
import type { ImportDefinition } from './importDefinition';
import { openDefinition } from './registry';

export type ImportRunRow = typeof importRun.$inferSelect;

export interface OpenImport {
  run: ImportRunRow;
  definition: ImportDefinition;
}

/** One's own import, while one may still do it; held against changes where it is about to change. */
export async function openImport(
  { db, viewer }: { db: Db; viewer: Viewer },
  id: number,
  hold = false,
): Promise<OpenImport> {
  const query = db
    .select()
    .from(importRun)
    .where(
      and(
        eq(importRun.id, id),
        eq(importRun.accountId, viewer.accountId),
        ne(importRun.state, 'discarded'),
      ),
    );
  const [run] = hold ? await query.for('update') : await query;
  if (!run) throw notFound('Esa importación no existe o no la empezaste vos.');
  return { run, definition: openDefinition(viewer, run.kind) };
}

/** Rows that an import in part left out can still be mended. */
export async function openMendable(
  context: { db: Db; viewer: Viewer },
  id: number,
): Promise<OpenImport> {
  const { run, definition } = await openImport(context, id, true);
  if (run.state === 'applying') throw conflict('Esa importación se está escribiendo.');
  return { run: { ...run, state: 'preview' }, definition };
}

export async function openPreview(
  context: { db: Db; viewer: Viewer },
  id: number,
): Promise<OpenImport> {
  const open = await openImport(context, id, true);
  if (open.run.state !== 'preview') throw conflict('Esa importación ya se aplicó.');
  return open;
}
