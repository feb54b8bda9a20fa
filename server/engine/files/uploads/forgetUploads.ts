import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import type { Services } from '../../acciones/context';
import type { Chore } from '../../jobs/chore';
import { contentReferences } from './contentReferences';

const AT_ONCE = 100;

const dropUnused = async (db: Db) => {
  const isHeld = await contentReferences(db);
  await db.execute(sql`delete from file_upload u
    where u.created_at < anden_now() - interval '1 day' and not ${isHeld(sql`u.hash`)}`);
};

/** Contents go while their rows are held: who brings one again at this moment waits, and then stores it anew. */
async function dropSome(db: Db, { files }: Services): Promise<number> {
  const isHeld = await contentReferences(db);
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ hash: string }>(sql`
      delete from stored_file where hash in (
        select f.hash from stored_file f
        where f.created_at < anden_now() - interval '1 day' and not ${isHeld(sql`f.hash`)}
          and not exists (select from file_upload u where u.hash = f.hash)
        limit ${AT_ONCE} for update skip locked)
      returning hash`);
    for (const { hash } of rows) await files.remove(hash);
    return rows.length;
  });
}

/** Uploads that were not used in a day go, and so does every content that no record holds any more. */
export const forgetUploads: Chore = {
  name: 'forget-uploads',
  title: 'Borrar los archivos que nadie usó ni usa',
  cron: '27 * * * *',
  run: async (db, services) => {
    await dropUnused(db);
    while ((await dropSome(db, services)) > 0);
  },
};
