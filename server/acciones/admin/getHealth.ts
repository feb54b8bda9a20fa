import { statfs } from 'node:fs/promises';
import { getHealth } from '@contract/admin/getHealth';
import { newestCopy } from '../../backup/describeCopy';
import { implement } from '../implement';
import { readAuditHealth, readDatabase, readQueue, readTables } from './healthQueries';

const startedAt = new Date(Date.now() - process.uptime() * 1000);

async function readDisk(folder: string) {
  const disk = await statfs(folder).catch(() => null);
  // Blocks kept for the system are not ours to fill.
  return disk && { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize };
}

export const getHealthHandler = implement(getHealth, async (_input, { db, services }) => {
  const { config, files, version, mailer } = services;
  const [database, tables, queue, audit, fileStore, disk] = await Promise.all([
    readDatabase(db),
    readTables(db),
    readQueue(db),
    readAuditHealth(db),
    files.state(),
    readDisk(config.dataDir),
  ]);
  return {
    checkedAt: new Date().toISOString(),
    version,
    node: process.versions.node,
    startedAt: startedAt.toISOString(),
    memoryBytes: process.memoryUsage().rss,
    database: { ...database, embedded: config.databaseUrl === undefined, tables },
    fileStore,
    disk,
    queue,
    audit,
    backupAt: (await newestCopy(config))?.createdAt ?? null,
    mail: await mailer.ready(),
  };
});
