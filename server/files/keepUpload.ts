import type { OutputOf } from '@contract/accion';
import type { uploadFile } from '@contract/files/uploadFile';
import type { Context, Services } from '../acciones/context';
import { fileUpload } from '../db/schema/files';
import type { Turn } from '../signing/pdf/pdfWork';
import { lookAtPdf } from '../signing/signable';
import { storeToSign } from '../signing/storeToSign';
import { turnOf } from '../signing/turnOf';
import { storeImage } from './storeImage';
import { storeCertificate, storeDocument, storePayroll } from './storePaper';
import { storeSheet } from './storeSheet';

const storesOf = ({ pdf }: Services, turn: Turn) => ({
  certificate: storeCertificate,
  delivery: storeImage,
  document: storeDocument,
  import: storeSheet,
  post: storeImage,
  receipts: storePayroll,
  signing: storeToSign(pdf, turn),
});

/** Checks and stores what somebody brought, and notes that it was they who did. */
export async function keepUpload(
  { db, services, viewer }: Pick<Context, 'db' | 'services' | 'viewer'>,
  purpose: keyof ReturnType<typeof storesOf>,
  file: File,
): Promise<OutputOf<typeof uploadFile>> {
  const stored = await storesOf(services, turnOf(viewer))[purpose](db, services.files, file);
  if (purpose === 'document' && stored.mime === 'application/pdf') {
    // One that cannot be looked at now may be kept all the same; it is looked at when it is to be signed.
    await lookAtPdf(db, services, stored.hash, turnOf(viewer)).catch(() => undefined);
  }
  const name = file.name.slice(0, 200);
  await db
    .insert(fileUpload)
    .values({ hash: stored.hash, accountId: viewer.accountId, purpose, name })
    .onConflictDoNothing();
  return { ...stored, name, url: `/archivos/${stored.hash}` };
}
