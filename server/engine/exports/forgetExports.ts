import { sql } from 'drizzle-orm';
import type { Config } from '../config/config';
import { forgetFolder } from '../files/forgetFolder';
import { partialFolder } from '../files/uploads/parts/partialUpload';
import { incomingFolder } from '../http/bodies/incomingFolder';
import type { Chore } from '../jobs/chore';
import { exportFolder } from './exportFolder';

/** A file full of people's data must not outlive the day it was needed for, nor half of one. */
export const forgetExports = (config: Pick<Config, 'dataDir'>): Chore => ({
  name: 'forget-exports',
  title: 'Borrar exportaciones y subidas a medias de ayer',
  cron: '7 * * * *',
  run: async (db) => {
    await db.execute(
      sql`delete from export_file where created_at < anden_now() - interval '1 day'`,
    );
    await forgetFolder(exportFolder(config));
    await forgetFolder(partialFolder(config));
    await forgetFolder(incomingFolder(config));
  },
});
