import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { ZipFile } from 'yazl';
import { contentHashes } from '../files/store/contentHashes';
import type { FileStore } from '../files/store/fileStore';
import { zipStream } from '../files/zipStream';
import { conflict } from '../http/fault';
import { sealingKeyName } from '../secrets/sealSecret';
import { clock } from '../time/clock';
import { type BackupKey, encrypting } from './encryption';
import {
  type BackupReason,
  fileEntry,
  keptSecret,
  leftOut,
  type Manifest,
  manifestEntry,
  sealEntry,
  tableEntry,
} from './manifest';
import { measured, sha256Of } from './measured';
import { schemaOf } from './migrationFiles';
import { columnList, quoted, readSequences, readTables, type TableFacts } from './schemaFacts';

export interface BackupParts {
  /** The owner's: it may read every table. */
  ownerUrl: string;
  files: FileStore;
  version: string;
  reason: BackupReason;
  /** Where it is written, without showing under that name before it is whole. */
  target: string;
  /** Where it leaves the data folder: what it is encrypted with. */
  key?: BackupKey;
  onStep?: (done: number, total: number) => Promise<void>;
}

function copySql({ name, columns }: TableFacts, encrypted: boolean): string {
  const withheld = encrypted ? [keptSecret] : [keptSecret, sealingKeyName];
  const names = withheld.map((secret) => `'${secret}'`).join(', ');
  const where = name === 'server_secret' ? ` where name not in (${names})` : '';
  return `copy (select ${columnList(columns)} from ${quoted(name)}${where}) to stdout`;
}

/** Adds one entry and waits for it: one after another, whatever their number, and none in memory. */
async function add(zip: ZipFile, source: Readable, name: string, compress: boolean) {
  const through = measured();
  zip.addReadStream(through.stream, name, {
    mtime: clock.now(),
    compress,
    compressionLevel: compress ? 4 : 0,
  });
  await pipeline(source, through.stream);
  return through.result();
}

async function addTables(
  zip: ZipFile,
  client: Client,
  tables: TableFacts[],
  { encrypted, step }: { encrypted: boolean; step: () => unknown },
) {
  const added: Manifest['tables'] = [];
  for (const table of tables) {
    const rows = client.query(copyTo(copySql(table, encrypted)));
    const { bytes, sha256 } = await add(zip, rows, tableEntry(table.name), true);
    added.push({ ...table, rows: rows.rowCount ?? 0, bytes, sha256 });
    await step();
  }
  return added;
}

async function addFiles(zip: ZipFile, client: Client, files: FileStore, step: () => unknown) {
  const added: Manifest['files'] = [];
  for (const hash of await contentHashes(client)) {
    // A content that is lost already must not keep the rest from being saved.
    if ((await files.size(hash)) === null) continue;
    added.push(await add(zip, files.read(hash), fileEntry(hash), false));
  }
  await step();
  return added;
}

async function writeZip(
  file: string,
  key: BackupKey | undefined,
  fill: (zip: ZipFile) => Promise<void>,
): Promise<void> {
  const { zip, output } = zipStream();
  const through = key ? encrypting(key) : new PassThrough();
  const filling = fill(zip).catch((error: Error) => void output.destroy(error));
  const written = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(output, through, written);
  await filling;
}

async function fillZip(zip: ZipFile, client: Client, parts: BackupParts): Promise<void> {
  const schema = await schemaOf(client);
  if (!schema) throw conflict('Otra versión del programa cambió la base: reiniciá este servidor.');
  const tables = (await readTables(client)).filter(({ name }) => !leftOut.has(name));
  let done = 0;
  const step = () => {
    done += 1;
    return parts.onStep?.(done, tables.length + 1);
  };
  const manifest: Manifest = {
    product: 'anden',
    format: 1,
    createdAt: clock.now().toISOString(),
    version: parts.version,
    reason: parts.reason,
    schema,
    tables: await addTables(zip, client, tables, { encrypted: parts.key !== undefined, step }),
    sequences: await readSequences(client),
    files: await addFiles(zip, client, parts.files, step),
  };
  const text = Buffer.from(JSON.stringify(manifest));
  const mtime = clock.now();
  zip.addBuffer(text, manifestEntry, { mtime });
  zip.addBuffer(Buffer.from(sha256Of(text)), sealEntry, { mtime });
  zip.end();
}

/** Everything there is, as it was at one moment, in one file; whoever works meanwhile does not notice. */
export async function makeBackup(parts: BackupParts): Promise<void> {
  const draft = `${parts.target}.part`;
  const client = new Client({
    connectionString: parts.ownerUrl,
    application_name: 'anden-backup',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await writeZip(draft, parts.key, (zip) => fillZip(zip, client, parts));
    await rename(draft, parts.target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
