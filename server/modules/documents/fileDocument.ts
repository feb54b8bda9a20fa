import { document } from '../../db/schema/documents';
import type { Context } from '../../engine/acciones/context';
import { checkExpiry } from './checkDocument';
import { checkSignable } from './checkSignable';
import { broughtFile, fileVersion } from './fileVersion';
import { tellDocument } from './tellDocument';

interface NewDocument {
  owner: { id: number; siteId: number };
  type: { id: number; expires: boolean; signs: boolean };
  title: string;
  expiresOn: string | null;
  file: string;
  note: string;
}

/** A paper into somebody's file, with its first version: added, or delivered because it was asked for. */
export async function fileDocument(context: Context, paper: NewDocument): Promise<number> {
  const { db, audit } = context;
  const { owner, type, title, expiresOn, file, note } = paper;
  await checkExpiry(db, type, { expiresOn, siteId: owner.siteId });
  const { name, mime } = await broughtFile(context, file);
  await checkSignable(context, type, { hash: file, mime });
  const [row] = await db
    .insert(document)
    .values({ personId: owner.id, typeId: type.id, title, expiresOn, mime })
    .returning();
  if (!row) throw new Error('a document was not stored');
  await fileVersion(context, { documentId: row.id, number: 1, file, fileName: name, note });
  await audit({ entity: 'document', entityId: row.id, after: { ...row, file, fileName: name } });
  await tellDocument(context, owner.id);
  return row.id;
}
