import { createExport } from '@contract/lists/listAcciones';
import type { Db } from '../../db/Db';
import { exportFile } from '../../db/schema/exports';
import { recordAudit } from '../audit/recordAudit';
import type { ExportRequest } from './exportRequest';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** From now on the file can be fetched, and it stands who took what out. */
export async function keepExport(
  db: Db,
  by: { accountId: number; address: string },
  file: { id: string; name: string },
  { list, format, columns, input, ids, except }: ExportRequest,
): Promise<void> {
  await db
    .insert(exportFile)
    .values({ ...file, accountId: by.accountId, list, mime: types[format] })
    .onConflictDoNothing();
  await recordAudit(
    db,
    { ...by, accion: createExport.name },
    {
      entity: 'export',
      entityId: file.id,
      after: { list, format, columns, input, ids: ids ?? null, except },
    },
  );
}
