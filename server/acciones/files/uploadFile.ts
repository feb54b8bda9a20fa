import { uploadFile } from '@contract/files/uploadFile';
import { fileUpload } from '../../db/schema/files';
import { storeImage } from '../../files/storeImage';
import { implement } from '../implement';

export const uploadFileHandler = implement(
  uploadFile,
  async ({ purpose, file }, { db, services, viewer }) => {
    const image = await storeImage(db, services.files, file);
    const name = file.name.slice(0, 200);
    await db
      .insert(fileUpload)
      .values({ hash: image.hash, accountId: viewer.accountId, purpose, name })
      .onConflictDoNothing();
    return { ...image, name, url: `/archivos/${image.hash}` };
  },
);
