import { pipeline } from 'node:stream/promises';
import { tagTypes } from '@contract/core/tags';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { lockNumbers } from '../../db/lockNumbers';
import { MIGRATION_LOCK } from '../../db/migrate';
import type { FileStore } from '../files/store/fileStore';
import { conflict } from '../http/fault';
import { sealingKeyName } from '../secrets/sealSecret';
import { behindShutDoor } from './door';
import { emptySchema, withoutForeignKeys } from './emptySchema';
import { fileEntry, keptSecret, tableEntry } from './manifest';
import { migrateBeyond, migrateUpTo } from './migrationFiles';
import type { Archive } from './openArchive';
import { columnList, quoted, readSequences, readTables, type SequenceFacts } from './schemaFacts';

export interface RestoreAuthor {
  /** The author by name: in the restored data the number may be another person's. */
  username: string | null;
  address: string;
  /** The name of the copy. */
  copy: string;
}

export interface RestoreParts {
  ownerUrl: string;
  archive: Archive;
  files: FileStore;
  /** The asker, for the audit of the restored data. */
  by: RestoreAuthor;
  /** Where the migrations are, when not this build's own. */
  migrations?: string;
}

const RESTORE_LOCK = lockNumbers.restore;

async function loadTables(client: Client, { manifest, read }: Archive): Promise<void> {
  const known = new Set((await readTables(client)).map(({ name }) => name));
  for (const { name, columns } of manifest.tables) {
    if (!known.has(name))
      throw conflict(`La copia trae la tabla ${name}, que su versión no tenía.`);
    const table = quoted(name);
    await client.query(`alter table ${table} disable trigger user`);
    const rows = await read(tableEntry(name));
    // In one go: what the database refuses at once would find nobody listening.
    await pipeline(
      rows,
      client.query(copyFrom(`copy ${table} (${columnList(columns)}) from stdin`)),
    );
    await client.query(`alter table ${table} enable trigger user`);
  }
}

/** No number is ever given twice: neither one of the archive nor one that this installation gave since. */
async function setSequences(client: Client, given: readonly SequenceFacts[]): Promise<void> {
  const highest = new Map<string, number>();
  for (const { name, last } of given) {
    highest.set(name, Math.max(last, highest.get(name) ?? last));
  }
  for (const [name, last] of highest) {
    // A sequence that a later migration took away has nothing to go on from.
    await client.query('select setval(to_regclass($1), $2) where to_regclass($1) is not null', [
      quoted(name),
      last,
    ]);
  }
}

async function readSecret(client: Client, name: string): Promise<string | null> {
  const { rows } = await client.query<{ value: string }>(
    'select value from server_secret where name = $1',
    [name],
  );
  return rows[0]?.value ?? null;
}

interface KeptSecrets {
  sessions: string | null;
  sealing: string | null;
}

const readSecrets = async (client: Client): Promise<KeptSecrets> => ({
  sessions: await readSecret(client, keptSecret),
  sealing: await readSecret(client, sealingKeyName),
});

/** The key of the sessions stays. So does that of the sealed secrets, unless the archive brings the one that its own were sealed with. */
async function keepSecrets(client: Client, { sessions, sealing }: KeptSecrets): Promise<void> {
  await client.query('delete from server_secret where name = $1', [keptSecret]);
  for (const [name, value] of [
    [keptSecret, sessions],
    [sealingKeyName, sealing],
  ]) {
    if (value === null) continue;
    await client.query(
      'insert into server_secret (name, value) values ($1, $2) on conflict do nothing',
      [name, value],
    );
  }
}

async function recordRestore(client: Client, { archive, by }: RestoreParts): Promise<void> {
  const { createdAt, version } = archive.manifest;
  const after = { createdAt, version, ...(by.username ? { username: by.username } : {}) };
  await client.query(
    `insert into audit_entry (account_id, address, accion, entity, entity_id, after)
      values ((select id from account where username = $1), $2, 'copia.restaurar', 'backup', $3, $4)`,
    [by.username, by.address, by.copy, JSON.stringify(after)],
  );
}

/** Whatever a process remembers of any row is of before. */
async function tellEverything(client: Client): Promise<void> {
  const tags = tagTypes.map((type) => ({ type, id: 'LIST' }));
  await client.query('insert into change_event (tags, audience) values ($1, $2)', [
    JSON.stringify(tags),
    JSON.stringify({ kind: 'everyone' }),
  ]);
}

async function restore(client: Client, parts: RestoreParts): Promise<void> {
  const { archive, migrations } = parts;
  const { schema } = archive.manifest;
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  // Writers get this long to finish; otherwise nothing happens.
  await client.query(`set local lock_timeout = '20s'`);
  const secrets = await readSecrets(client);
  const sequences = await readSequences(client);
  await emptySchema(client);
  await client.query(`set local lock_timeout = 0`);
  await migrateUpTo(client, schema, migrations);
  await withoutForeignKeys(client, () => loadTables(client, archive));
  await migrateBeyond(client, schema, migrations);
  await setSequences(client, [...sequences, ...archive.manifest.sequences]);
  await keepSecrets(client, secrets);
  await recordRestore(client, parts);
  await tellEverything(client);
}

const busy = new Set(['55P03', '40P01']);

/** Puts back what an archive holds, whole or not at all. The archive is proved already. */
export async function restoreArchive(parts: RestoreParts): Promise<void> {
  const { archive, files, ownerUrl } = parts;
  // Content by its hash: what is there already is the same, and more of it harms nobody.
  for (const { sha256, bytes } of archive.manifest.files) {
    await files.keep({ sha256, bytes }, () => archive.read(fileEntry(sha256)));
  }
  const client = new Client({ connectionString: ownerUrl, application_name: 'anden-restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1) as mine',
      [RESTORE_LOCK],
    );
    if (!rows[0]?.mine) throw conflict('Ya se está restaurando una copia.');
    await behindShutDoor(ownerUrl, async () => {
      await client.query('begin');
      await restore(client, parts);
      await client.query('commit');
    });
    await client.query('analyze');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (busy.has(String((error as { code?: unknown }).code))) {
      throw conflict('Hay cambios en curso que no terminan: probá de nuevo. No se cambió nada.');
    }
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
