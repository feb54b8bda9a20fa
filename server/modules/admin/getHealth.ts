import { getHealth } from '@contract/admin/serverAcciones';
import { implement } from '../../engine/acciones/implement';
import { newestCopy } from '../../engine/backup/describeCopy';
import { clock } from '../../engine/time/clock';
import { readAuditHealth, readDatabase, readQueue, readTables } from './healthQueries';

/** Whole seconds: what two questions answer is the same. */
const startedAt = () => new Date(Math.round(clock.ms() / 1000 - process.uptime()) * 1000);

export const getHealthHandler = implement(getHealth, async (_input, { db, services }) => {
  const { config, files, space, version, mailer } = services;
  const [database, tables, queue, audit, fileStore, disk, storage] = await Promise.all([
    readDatabase(db),
    readTables(db),
    readQueue(db),
    readAuditHealth(db),
    files.state(),
    space.disk(),
    space.state(),
  ]);
  return {
    checkedAt: clock.now().toISOString(),
    version,
    node: process.versions.node,
    startedAt: startedAt().toISOString(),
    memoryBytes: process.memoryUsage().rss,
    database: { ...database, embedded: config.databaseUrl === undefined, tables },
    fileStore,
    disk,
    storage,
    queue,
    audit,
    backupAt: (await newestCopy(config))?.createdAt ?? null,
    mail: await mailer.ready(),
  };
});
