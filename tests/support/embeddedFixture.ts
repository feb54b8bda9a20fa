import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { type EmbeddedPostgres, startEmbedded } from '../../server/db/embedded/startEmbedded';

const folders: string[] = [];
const running: EmbeddedPostgres[] = [];

export const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'anden-emb-'));
  folders.push(path);
  return path;
};

export const quick = { fsync: 'off' };

export const start = async (
  dataDir: string,
  settings: Record<string, string> = quick,
): Promise<EmbeddedPostgres> => {
  const postgres = await startEmbedded({ dataDir, settings });
  running.push(postgres);
  return postgres;
};

export const ask = async <T>(url: string, sql: string): Promise<T[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows as T[];
};

export const postmaster = (dataDir: string): number =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);

/** Stops what the tests of a file started and removes their folders. */
export const cleanUp = async (): Promise<void> => {
  for (const postgres of running.splice(0)) await postgres.stop();
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true });
};

export const startInChild = async (dataDir: string) => {
  const script = resolve('tests/support/holdPostgres.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { child, appUrl: String(line).trim() };
};
