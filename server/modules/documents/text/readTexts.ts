import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { hasSqlState } from '../../../db/hasSqlState';
import type { Services } from '../../../engine/acciones/context';
import { type TextReader, textReader, Unread } from '../../../engine/texts/textReader';

const READABLE = ['application/pdf', 'application/vnd.o%'];
const MOST_TRIES = 3;
/** A run ends before the next one is due; what is left waits for it. */
const RUN_MS = 45_000;
const TOO_MANY_WORDS = '54000';

type Waiting = { hash: string; mime: string };

/** Files of documents whose text nobody read yet, the newest first. */
async function unread(db: Db): Promise<Waiting[]> {
  const { rows } = await db.execute<Waiting>(sql`
    select f.hash, f.mime from stored_file f left join file_text t on t.hash = f.hash
    where f.mime like any(${sql.param(READABLE)}::text[])
      and (t.hash is null or (t.read_at is null and t.tries < ${MOST_TRIES}))
      and exists (select from document_version v where v.file_hash = f.hash)
    order by f.created_at desc limit 200`);
  return rows;
}

const take = (db: Db, hash: string) =>
  db.execute(sql`insert into file_text (hash, tries) values (${hash}, 1)
    on conflict (hash) do update set tries = file_text.tries + 1`);

const keep = (db: Db, hash: string, body: string) =>
  db.execute(sql`update file_text set body = ${body}, read_at = anden_now() where hash = ${hash}`);

interface Reading {
  db: Db;
  services: Services;
  reader: TextReader;
}

/** A file that is broken or locked says nothing; null when it may say something the next time. */
async function textOf(reader: TextReader, bytes: Uint8Array, mime: string): Promise<string | null> {
  try {
    return await reader.whole(bytes, mime);
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
    return error.why === 'broken' || error.why === 'locked' ? '' : null;
  }
}

async function readOne({ db, services, reader }: Reading, { hash, mime }: Waiting): Promise<void> {
  await take(db, hash);
  const there = (await services.files.size(hash)) !== null;
  const bytes = there ? new Uint8Array(await buffer(services.files.read(hash))) : null;
  const body = bytes ? await textOf(reader, bytes, mime) : '';
  if (body === null) return;
  await keep(db, hash, body).catch((error: unknown) => {
    if (!hasSqlState(error, TOO_MANY_WORDS)) throw error;
    return keep(db, hash, body.slice(0, body.length / 4));
  });
}

/** Reads the text of the files that came since, the newest first, and in time of all that came before. */
export async function readTexts(db: Db, services: Services): Promise<void> {
  const end = performance.now() + RUN_MS;
  const reader = textReader(services.workshop);
  for (let files = await unread(db); files.length > 0; files = await unread(db)) {
    for (const file of files) {
      if (performance.now() > end) return;
      await readOne({ db, services, reader }, file);
    }
  }
}
