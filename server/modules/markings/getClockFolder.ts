import { getClockFolder } from '@contract/markings/credentialAcciones';
import { desc, eq } from 'drizzle-orm';
import { clockFile } from '../../db/schema/clocks';
import { choreRun } from '../../db/schema/events';
import { implement } from '../../engine/acciones/implement';
import { onlyKeepers } from './clockCredentials';
import { clockFolder } from './clockFolder';

export const CLOCK_CHORE = 'read-clock-folder';

/** So many of the last ones. */
const SHOWN = 20;

export const getClockFolderHandler = implement(getClockFolder, async (_input, context) => {
  onlyKeepers(context);
  const { db, services } = context;
  const [files, [chore]] = await Promise.all([
    db.select().from(clockFile).orderBy(desc(clockFile.id)).limit(SHOWN),
    db
      .select({ finishedAt: choreRun.finishedAt, startedAt: choreRun.startedAt })
      .from(choreRun)
      .where(eq(choreRun.name, CLOCK_CHORE)),
  ]);
  return {
    folder: clockFolder(services.config),
    lookedAt: (chore?.finishedAt ?? chore?.startedAt)?.toISOString() ?? null,
    files: files.map(({ id, name, state, rows, punches, unknown, refused, reason, ...row }) => ({
      id,
      name,
      state,
      rows,
      punches,
      unknown,
      refused,
      reason,
      at: (row.readAt ?? row.seenAt).toISOString(),
    })),
  };
});
