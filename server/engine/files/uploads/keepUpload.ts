import type { OutputOf } from '@contract/core/accion';
import { fileLimits } from '@contract/files/fileLimits';
import type { uploadFile } from '@contract/files/uploadFile';
import { type UploadPurposeName, uploadPurposes } from '@contract/files/uploadPurposes';
import type { Db } from '../../../db/Db';
import type { Context, Services } from '../../acciones/context';
import { Fault } from '../../http/fault';
import type { Turn } from '../../signing/pdf/pdfWork';
import { lookAtPdf } from '../../signing/signable';
import { storeToSign } from '../../signing/storeToSign';
import { turnOf } from '../../signing/turnOf';
import { knownTypeOf } from '../fileTypeOf';
import { imageWork } from '../images/imageWork';
import { storeImage, storeLogo } from '../images/storeImage';
import { refuseOver } from '../refuseOver';
import type { FileStore } from '../store/fileStore';
import { storeAsItCame } from '../storeAsItCame';
import { storeCertificate, storeDocument, storePayroll, storeWallPdf } from '../storePaper';
import { admitUpload } from './admitUpload';
import { noteUpload } from './noteUpload';

const storesOf = ({ pdf, workshop }: Services, turn: Turn) => {
  const images = imageWork(workshop, turn);
  return {
    brand: storeLogo(imageWork(workshop, turn, 'shrinkLogo')),
    certificate: storeCertificate(images),
    consent: storeCertificate(images),
    comment: storeCertificate(images),
    count: storeImage(images),
    delivery: storeImage(images),
    document: storeDocument(images),
    import: storeSheet,
    intake: storeImage(images),
    message: storeCertificate(images),
    post: storeImage(images),
    postFile: storeWallPdf(images),
    punch: storeImage(images),
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
    // A PDF that cannot be looked at now may be kept all the same; it is looked at when it is to be signed.
    await lookAtPdf(db, services, stored.hash, turnOf(viewer)).catch(() => undefined);
  }
  const name = file.name.slice(0, 200);
  await noteUpload(db, { hash: stored.hash, accountId: viewer.accountId, purpose, name });
  return { ...stored, name, url: `/archivos/${stored.hash}` };
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function hasNull(file: File): Promise<boolean> {
  for await (const chunk of file.stream() as unknown as AsyncIterable<Uint8Array>)
    if (chunk.includes(0)) return true;
  return false;
}

/** A workbook by its content; whatever has no known type and no null byte is text. */
async function sheetType(file: File): Promise<string> {
  const found = await knownTypeOf(file);
  if (found === xlsx) return xlsx;
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const utf16 = first === 0xff && second === 0xfe;
  if (!found && (utf16 || !(await hasNull(file)))) return 'text/csv';
  const message = 'Ese tipo de archivo no se admite: subí una planilla XLSX o un CSV.';
  throw new Fault(415, 'archivo_tipo', message, { fields: { file: message } });
}

/** Stores a file of rows as it came. */
async function storeSheet(db: Db, files: FileStore, file: File) {
  refuseOver(file, fileLimits.sheet);
  return storeAsItCame(db, files, file, await sheetType(file));
}
