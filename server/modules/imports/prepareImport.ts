import { prepareImport } from '@contract/imports/importAcciones';
import { and, eq } from 'drizzle-orm';
import { importRun } from '../../db/schema/imports';
import { fileUpload } from '../../db/schema/uploads';
import { implementPrepared } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { columnsIn } from '../../engine/imports/columnsIn';
import { matchHeaders } from '../../engine/imports/matchHeaders';
import { presentImport } from '../../engine/imports/presentImport';
import { readRows } from '../../engine/imports/readRows';
import { openDefinition } from '../../engine/imports/registry';
import { reviewRun } from '../../engine/imports/reviewRun';
import { turnOf } from '../../engine/signing/turnOf';

/** The file that somebody brought to be imported, while it is theirs and not read yet. */
const broughtFile = (accountId: number, hash: string) =>
  and(
    eq(fileUpload.hash, hash),
    eq(fileUpload.accountId, accountId),
    eq(fileUpload.purpose, 'import'),
  );

export const prepareImportHandler = implementPrepared(
  prepareImport,
  async ({ kind, file }, { db, viewer, services }) => {
    const definition = openDefinition(viewer, kind);
    const [upload] = await db
      .select({ name: fileUpload.name })
      .from(fileUpload)
      .where(broughtFile(viewer.accountId, file));
    if (!upload) throw notFound('Volvé a subir el archivo: no lo encontramos.');
    const { files, workshop } = services;
    const reading = { files, workshop, ...turnOf(viewer) };
    return { definition, upload, sheet: await readRows(reading, file) };
  },
  async ({ kind, file }, context, { definition, upload, sheet: { headers, rows } }) => {
    const { db, viewer } = context;
    const mapping = matchHeaders(columnsIn(definition, headers), headers);
    const [run] = await db
      .insert(importRun)
      .values({
        accountId: viewer.accountId,
        kind,
        fileName: upload.name,
        headers,
        mapping,
        state: 'preview',
      })
      .returning();
    if (!run) throw new Error('the import was not stored');
    const { open } = await reviewRun(context, { run, definition }, rows);
    // Its rows are kept now: the file takes no more of the room that one has for files nobody used.
    await db.delete(fileUpload).where(broughtFile(viewer.accountId, file));
    return presentImport(context, open);
  },
);
