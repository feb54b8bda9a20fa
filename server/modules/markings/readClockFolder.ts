import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { clockFile } from '../../db/schema/clocks';
import type { Services } from '../../engine/acciones/context';
import { recordEvent } from '../../engine/events/recordEvent';
import { toFault } from '../../engine/http/answerError';
import { faultText } from '../../engine/http/fault';
import { clock } from '../../engine/time/clock';
import { type ArrivedFile, arrivedFiles, bytesOf, makeClockFolder, putAway } from './clockFolder';
import { punchRowsIn, writePunchRows } from './readClockFile';
import { tellUnread } from './tellUnread';

type StoredFile = typeof clockFile.$inferSelect;

/** How long the list of them goes back. */
const KEPT = sql`interval '90 days'`;

interface Look {
  db: Db;
  services: Services;
  folder: string;
}

interface Unread {
  row: StoredFile;
  file: ArrivedFile;
  reason: string;
}

/** Takes in what clocks left in their folder: each file once it is finished, and then puts it away. */
export async function readClockFolder(db: Db, services: Services): Promise<void> {
  const folder = await makeClockFolder(services.config);
  const look = { db, services, folder };
  const files = await arrivedFiles(folder);
  const known = await db.select().from(clockFile).where(eq(clockFile.filed, false));
  await forgetGone(db, known, files);
  const unread: Unread[] = [];
  const errors: unknown[] = [];
  for (const file of files) {
    const row = known.find(({ name }) => name === file.name);
    try {
      const reason = await attend(look, file, row);
      if (row && reason !== null) unread.push({ row, file, reason });
    } catch (error) {
      // A file that fails keeps no other from being read; it is tried again at the next look.
      errors.push(error);
    }
  }
  await settleUnread(look, unread);
  if (errors.length > 0) throw errors[0];
}

/** A file taken away before it was read was never there; a file that was read and not yet put away is done with. */
async function forgetGone(db: Db, known: readonly StoredFile[], files: readonly ArrivedFile[]) {
  const { id, filed, readAt } = clockFile;
  await db.delete(clockFile).where(and(filed, lt(readAt, sql`anden_now() - ${KEPT}`)));
  for (const row of known) {
    if (files.some(({ name }) => name === row.name)) continue;
    if (row.state === 'arriving') await db.delete(clockFile).where(eq(id, row.id));
    else await db.update(clockFile).set({ filed: true }).where(eq(id, row.id));
  }
}

const isSame = (row: StoredFile, { size, modifiedMs }: ArrivedFile) =>
  row.size === size && row.modifiedMs === modifiedMs;

/** Answers why a file cannot be read; null where there is nothing to tell. */
async function attend(look: Look, file: ArrivedFile, row?: StoredFile): Promise<string | null> {
  if (!row || !isSame(row, file)) {
    await noteArrival(look.db, file, row);
    return null;
  }
  // Read already, by a look that ended before it was put away.
  if (row.state !== 'arriving') {
    await moveAway(look, file, row);
    return null;
  }
  try {
    await readOne(look, file, row);
    return null;
  } catch (error) {
    const fault = toFault(error);
    if (!fault || fault.status >= 500 || fault.status === 429) throw error;
    return faultText(fault);
  }
}

/** Seen as it is now: what is the same at the next look is finished. */
async function noteArrival(db: Db, { name, size, modifiedMs }: ArrivedFile, row?: StoredFile) {
  const { id } = clockFile;
  const seen = { size, modifiedMs };
  if (row?.state === 'arriving') {
    await db.update(clockFile).set(seen).where(eq(id, row.id));
    return;
  }
  await db.transaction(async (tx) => {
    if (row) await tx.update(clockFile).set({ filed: true }).where(eq(id, row.id));
    await tx.insert(clockFile).values({ name, ...seen, state: 'arriving' });
  });
}

async function readOne(look: Look, file: ArrivedFile, row: StoredFile): Promise<void> {
  const { db, services } = look;
  const bytes = await bytesOf(file);
  if (!bytes) return;
  const found = await punchRowsIn(db, services, bytes);
  const refused = await writePunchRows(db, services, row.id, found);
  const after = {
    state: 'read' as const,
    rows: found.length,
    refused: refused.count,
    reason: refused.reason,
    readAt: clock.now(),
  };
  await db.transaction(async (tx) => {
    await tx.update(clockFile).set(after).where(eq(clockFile.id, row.id));
    await tellFiles(tx);
  });
  services.wake();
  await moveAway(look, file, { ...row, ...after });
}

async function settleUnread(look: Look, unread: readonly Unread[]): Promise<void> {
  if (unread.length === 0) return;
  const { db, services } = look;
  const after = { state: 'failed' as const, readAt: clock.now() };
  await db.transaction(async (tx) => {
    for (const { row, reason } of unread) {
      await tx
        .update(clockFile)
        .set({ ...after, reason })
        .where(eq(clockFile.id, row.id));
    }
    await tellFiles(tx);
    await tellUnread(
      tx,
      services,
      unread.map(({ file, reason }) => ({ name: file.name, reason })),
    );
  });
  services.wake();
  await services.jobs.flush();
  for (const { row, file } of unread) await moveAway(look, file, { ...row, ...after });
}

async function moveAway({ db, folder }: Look, file: ArrivedFile, row: StoredFile): Promise<void> {
  const shelf = row.state === 'failed' ? 'failed' : 'read';
  const moved = await putAway(folder, file, { shelf, readAt: row.readAt ?? clock.now() });
  if (moved) await db.update(clockFile).set({ filed: true }).where(eq(clockFile.id, row.id));
}

const tellFiles = (tx: Db) =>
  recordEvent(tx, [{ type: 'ClockFile', id: 'LIST' }], {
    kind: 'everyone',
    permission: 'MARKINGS.SHOW',
  });
