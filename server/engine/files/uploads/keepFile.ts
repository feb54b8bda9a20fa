import type { Db } from '../../../db/Db';
import type { Context } from '../../acciones/context';
import { turnOf } from '../../signing/turnOf';
import { type ImageWork, imageWork } from '../images/imageWork';
import type { FileStore } from '../store/fileStore';
import { noteUpload } from './noteUpload';
import { requireQuota } from './requireQuota';

interface Keeping {
  purpose: string;
  /** How much of it an account may bring that no record holds yet. */
  most: { files: number; megabytes: number };
  store: (images: ImageWork) => (db: Db, files: FileStore, file: File) => Promise<{ hash: string }>;
  /** The name of a file that came without one. */
  unnamed?: string;
}

export interface KeptFile {
  hash: string;
  name: string;
}

/** Stores a file that comes with a record, before the change that holds it; files that were replaced count until they go. */
export async function keepFile(
  { db, services, viewer }: Pick<Context, 'db' | 'services' | 'viewer'>,
  file: File,
  { purpose, most, store, unnamed = '' }: Keeping,
): Promise<KeptFile> {
  const { accountId } = viewer;
  await services.space.forUpload();
  await requireQuota(db, { accountId, purpose, bytes: file.size, most });
  const images = imageWork(services.workshop, turnOf(viewer));
  const { hash } = await store(images)(db, services.files, file);
  const name = file.name.slice(0, 200) || unnamed;
  await noteUpload(db, { hash, accountId, purpose, name });
  return { hash, name };
}
