import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Services } from '../acciones/context';
import { recordAudit } from '../audit/recordAudit';
import { exportPath } from './exportFolder';
import { type Charset, type FileFormat, keepFile } from './keepExport';

interface WrittenFile {
  id: string;
  name: string;
  format: FileFormat;
  /** The charset of a text that is not UTF-8. */
  charset?: Charset;
  source: Readable;
  /** The accion that made it: who may no longer do that no longer gets the file. */
  madeBy: string;
  /** The audit has it under this entity. */
  entity: string;
  entityId?: number;
  told: Readonly<Record<string, unknown>>;
}

/** A file to be fetched by whoever asked for it; it has its name only when it is whole. */
export async function writeFile(
  services: Services,
  { accountId, address }: { accountId: number; address: string },
  { id, name, format, charset, source, madeBy, entity, entityId, told }: WrittenFile,
): Promise<void> {
  const file = await exportPath(services.config, id);
  const draft = `${file}.parte`;
  try {
    await pipeline(source, createWriteStream(draft, { mode: 0o600 }));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await services.database.db.transaction(async (tx) => {
    await keepFile(tx, { id, name, accountId, madeBy, format, charset });
    await recordAudit(
      tx,
      { accountId, address, accion: madeBy },
      { entity, entityId: entityId ?? id, after: told },
    );
  });
}
