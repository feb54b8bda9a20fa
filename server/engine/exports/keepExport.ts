import { createExport } from '@contract/lists/listAcciones';
import type { Db } from '../../db/Db';
import { exportFile } from '../../db/schema/exports';
import { recordAudit } from '../audit/recordAudit';
import type { ExportRequest } from './exportRequest';

const types = {
  csv: 'text/csv',
  txt: 'text/plain',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type FileFormat = keyof typeof types;
export type Charset = 'us-ascii' | 'iso-8859-1' | 'utf-8';

const typeOf = (format: FileFormat, charset: Charset) =>
  format === 'xlsx' ? types.xlsx : `${types[format]}; charset=${charset}`;

/** From now on the file can be fetched by whom it was made for, as long as they may make it. */
export async function keepFile(
  db: Db,
  file: {
    id: string;
    name: string;
    accountId: number;
    madeBy: string;
    format: FileFormat;
    charset?: Charset;
  },
): Promise<void> {
  const { format, madeBy: list, charset = 'utf-8', ...rest } = file;
  await db
    .insert(exportFile)
    .values({ ...rest, list, mime: typeOf(format, charset) })
    .onConflictDoNothing();
}

/** A list taken out: it stands who took what. */
export async function keepExport(
  db: Db,
  by: { accountId: number; address: string },
  file: { id: string; name: string },
  { list, format, columns, input, ids, except }: ExportRequest,
): Promise<void> {
  await keepFile(db, { ...file, accountId: by.accountId, madeBy: list, format });
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
