import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { storedFile } from '../../db/schema/files';
import { fileUpload } from '../../db/schema/uploads';
import type { Viewer } from '../acciones/context';
import { type OpensFile, partsOf } from '../module';
import { sameContent } from './sameContent';

export interface OpenFile {
  hash: string;
  mime: string;
  size: number;
}

export interface ShownFile extends OpenFile {
  shown: OpensFile['shown'];
}

/** A file that somebody just brought, and perhaps never published, is not for a person who sees as them. */
async function isJustBrought(db: Db, viewer: Viewer, hash: string): Promise<boolean> {
  if (viewer.viewing) return false;
  const [mine] = await db
    .select({ hash: fileUpload.hash })
    .from(fileUpload)
    .innerJoin(storedFile, eq(storedFile.hash, fileUpload.hash))
    .where(and(sameContent(hash), eq(fileUpload.accountId, viewer.accountId)))
    .limit(1);
  return mine !== undefined;
}

async function isOpen(db: Db, viewer: Viewer, hash: string, shown: OpensFile['shown']) {
  for (const opens of partsOf('opens')) {
    if (opens.shown === shown && (await opens.may(db, viewer, hash))) return true;
  }
  return false;
}

/** A file is seen by who may see a record that holds it, or by who just brought it. */
export async function findOpenFile(
  db: Db,
  viewer: Viewer,
  hash: string,
): Promise<ShownFile | null> {
  const [file] = await db.select().from(storedFile).where(eq(storedFile.hash, hash));
  if (!file) return null;
  if (await isOpen(db, viewer, hash, 'shared')) return { ...file, shown: 'shared' };
  const opens = (await isJustBrought(db, viewer, hash)) || (await isOpen(db, viewer, hash, 'own'));
  return opens ? { ...file, shown: 'own' } : null;
}
