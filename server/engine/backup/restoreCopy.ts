import { Client } from 'pg';
import type { Config } from '../config/config';
import { conflict } from '../http/fault';
import { makeFolder, nextBackup } from './backupFolder';
import { clearCopy } from './clearCopy';
import { type BackupParts, makeBackup } from './makeBackup';
import { openArchive, refuseUnknown, verifyArchive } from './openArchive';
import { type RestoreAuthor, restoreArchive } from './restoreArchive';

interface CopyParts extends Pick<BackupParts, 'ownerUrl' | 'files' | 'version'> {
  config: Pick<Config, 'dataDir'>;
  /** The archive. */
  file: string;
  by: RestoreAuthor;
  /** Asked for where the archive is encrypted. */
  askPhrase?: () => Promise<string>;
  /** No server works on this database: a task that says it runs was killed. */
  alone?: boolean;
}

/** A task that is changing things now would end over rows that are no longer there. */
async function refuseWhileTasksRun(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ title: string }>(
      `select title from job_progress where state = 'running' limit 1`,
    );
    const [task] = rows;
    if (task) throw conflict(`Hay una tarea en curso: «${task.title}». Esperá a que termine.`);
  } finally {
    await client.end();
  }
}

const noPhrase = () =>
  Promise.reject(conflict('La copia está cifrada: restaurala por consola, con su frase.'));

async function restoreClear(parts: CopyParts, file: string): Promise<string> {
  const { ownerUrl, files, version, config, by } = parts;
  const archive = await openArchive(file);
  try {
    refuseUnknown(archive);
    await verifyArchive(archive);
    if (!parts.alone) await refuseWhileTasksRun(ownerUrl);
    const { name: before, target } = await nextBackup(config);
    await makeBackup({ ownerUrl, files, version, reason: 'beforeRestore', target });
    await restoreArchive({ ownerUrl, archive, files, by });
    return before;
  } finally {
    archive.close();
  }
}

/** Proves a copy, keeps one of what there is, and puts the first in its place. Answers the name of the second. */
export async function restoreCopy(parts: CopyParts): Promise<string> {
  const { config, file, askPhrase = noPhrase } = parts;
  const clear = await clearCopy(file, await makeFolder(config), askPhrase);
  try {
    return await restoreClear(parts, clear.file);
  } finally {
    await clear.forget();
  }
}
