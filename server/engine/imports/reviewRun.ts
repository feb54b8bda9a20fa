import { eq } from 'drizzle-orm';
import { importRun } from '../../db/schema/imports';
import type { Context } from '../acciones/context';
import { checkRows } from './checkRows';
import type { Candidate } from './importDefinition';
import type { OpenImport } from './openImport';
import { pendingRows } from './pendingRows';
import { storePreview } from './storePreview';

interface Review {
  open: OpenImport;
  found: Candidate[];
}

/** Looks again at what is not written yet, as the run now says that it is read, and keeps what was found. */
export async function reviewRun(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  { run, definition }: OpenImport,
  given?: Awaited<ReturnType<typeof pendingRows>>,
): Promise<Review> {
  const rows = given ?? (await pendingRows(db, run.id));
  const { found, missing } = await checkRows({ db, viewer }, definition, run, rows);
  const { mapping, creates, state } = run;
  await db.transaction(async (tx) => {
    await storePreview(tx, run.id, rows, found);
    await tx
      .update(importRun)
      .set({ mapping, creates, state, missing })
      .where(eq(importRun.id, run.id));
  });
  return { open: { run: { ...run, missing }, definition }, found };
}
