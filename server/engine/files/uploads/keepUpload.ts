import type { OutputOf } from '@contract/core/accion';
import type { uploadFile } from '@contract/files/uploadFile';
import { type UploadPurposeName, uploadPurposes } from '@contract/files/uploadPurposes';
import type { Context, Services } from '../../acciones/context';
import type { Turn } from '../../signing/pdf/pdfWork';
import { lookAtPdf } from '../../signing/signable';
import { storeToSign } from '../../signing/storeToSign';
import { turnOf } from '../../signing/turnOf';
import { imageWork } from '../images/imageWork';
import { storeImage } from '../images/storeImage';
import { refuseOver } from '../refuseOver';
import { storeCertificate, storeDocument, storePayroll } from '../storePaper';
import { storeSheet } from '../storeSheet';
import { admitUpload } from './admitUpload';
import { noteUpload } from './noteUpload';

const storesOf = ({ pdf, workshop }: Services, turn: Turn) => {
  const images = imageWork(workshop, turn);
  return {
    certificate: storeCertificate(images),
    delivery: storeImage(images),
    document: storeDocument(images),
    import: storeSheet,
    post: storeImage(images),
    receipts: storePayroll(images),
    signing: storeToSign(pdf, turn),
  };
};

/** Checks and stores what somebody brought, and notes that it was they who did. Slow: never inside of a transaction. */
export async function keepUpload(
  context: Pick<Context, 'db' | 'services' | 'viewer'>,
  purpose: UploadPurposeName,
  file: File,
): Promise<OutputOf<typeof uploadFile>> {
  const { db, services, viewer } = context;
  refuseOver(file, uploadPurposes[purpose].mostMegabytes);
  await admitUpload(context, purpose, file.size);
  const stored = await storesOf(services, turnOf(viewer))[purpose](db, services.files, file);
  if (purpose === 'document' && stored.mime === 'application/pdf') {
    // One that cannot be looked at now may be kept all the same; it is looked at when it is to be signed.
    await lookAtPdf(db, services, stored.hash, turnOf(viewer)).catch(() => undefined);
  }
  const name = file.name.slice(0, 200);
  await noteUpload(db, { hash: stored.hash, accountId: viewer.accountId, purpose, name });
  return { ...stored, name, url: `/archivos/${stored.hash}` };
}
