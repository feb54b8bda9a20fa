import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';

/** Writes down the rows of a bulk task, in their order. */
export const chooseRows = (db: Db, jobId: string, ids: readonly number[]) =>
  db.execute(sql`insert into bulk_row (job_id, position, row_id)
    select ${jobId}, position, id from unnest(${sql.param(ids)}::bigint[]) with ordinality t (id, position)`);
