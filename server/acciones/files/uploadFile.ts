import { uploadFile } from '@contract/files/uploadFile';
import { fileUpload } from '../../db/schema/files';
import { storeImage } from '../../files/storeImage';
import { storeCertificate, storeDocument, storePayroll } from '../../files/storePaper';
import { storeSheet } from '../../files/storeSheet';
import { storeToSign } from '../../signing/storeToSign';
import { implement } from '../implement';

const stores = {
  certificate: storeCertificate,
  delivery: storeImage,
  document: storeDocument,
  import: storeSheet,
  post: storeImage,
  receipts: storePayroll,
  signing: storeToSign,
};

export const uploadFileHandler = implement(
  uploadFile,
  async ({ purpose, file }, { db, services, viewer }) => {
    const stored = await stores[purpose](db, services.files, file);
    const name = file.name.slice(0, 200);
    await db
      .insert(fileUpload)
      .values({ hash: stored.hash, accountId: viewer.accountId, purpose, name })
      .onConflictDoNothing();
    return { ...stored, name, url: `/archivos/${stored.hash}` };
  },
);
