import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../config';
import type { Chore } from '../jobs/chores';
import { exportFolder } from './exportFolder';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A file full of people's data must not outlive the day it was needed for. */
export const forgetExports = (config: Pick<Config, 'dataDir'>): Chore => ({
  name: 'forget-exports',
  title: 'Borrar exportaciones de ayer',
  cron: '7 * * * *',
  run: async (db) => {
    await db.execute(sql`delete from export_file where created_at < now() - interval '1 day'`);
    const folder = exportFolder(config);
    for (const name of await readdir(folder).catch(() => [])) {
      const file = path.join(folder, name);
      const found = await stat(file).catch(() => null);
      if (found && Date.now() - found.mtimeMs > DAY_MS) await rm(file, { force: true });
    }
  },
});
