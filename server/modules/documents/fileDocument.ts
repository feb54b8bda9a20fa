import type { Context } from '../../engine/acciones/context';
import { checkExpiry } from './checkDocument';
import { checkSignable } from './checkSignable';
import { documentsStore } from './documentsStore';
import { broughtFile, fileVersion } from './fileVersion';

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
  const { db } = context;
  const { owner, type, title, expiresOn, file, note } = paper;
  await checkExpiry(db, type, { expiresOn, siteId: owner.siteId });
  const { name, mime } = await broughtFile(context, file);
  await checkSignable(context, type, { hash: file, mime });
  const columns = { personId: owner.id, typeId: type.id, title, expiresOn, mime };
  const told = { file, fileName: name };
  const row = await documentsStore.create(context, columns, { told });
  await fileVersion(context, { documentId: row.id, number: 1, file, fileName: name, note });
  return row.id;
}
