import { and, eq } from 'drizzle-orm';
import { fileUpload } from '../../db/schema/uploads';
import type { Context } from '../acciones/context';
import { requireUploads } from './uploads/requireUploads';

/** The certificate that somebody brought, with the name of its file. */
export async function certificateOf(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  hash: string | null,
) {
  if (hash === null) return { certificateHash: null, certificateName: null };
  await requireUploads(db, viewer.accountId, 'certificate', { certificate: hash });
  const [file] = await db
    .select({ name: fileUpload.name })
    .from(fileUpload)
    .where(and(eq(fileUpload.hash, hash), eq(fileUpload.accountId, viewer.accountId)));
  return { certificateHash: hash, certificateName: file?.name ?? 'Certificado' };
}
