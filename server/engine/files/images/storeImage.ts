import { fileLimits } from '@contract/files/fileLimits';
import type { Db } from '../../../db/Db';
import { sha256Of } from '../../backup/measured';
import { noteStored } from '../noteStored';
import { refuseOver } from '../refuseOver';
import type { FileStore } from '../store/fileStore';
import { checkFileType, imageTypes } from './checkFileType';
import { imageVersions } from './imageVersions';
import type { ImageWork } from './imageWork';
import type { ImageVersion } from './shrinkImage';

export interface StoredImage {
  hash: string;
  mime: string;
  size: number;
  width: number;
  height: number;
}

const mime = 'image/webp';

async function storeVersion(
  db: Db,
  files: FileStore,
  { bytes, width, height }: ImageVersion,
  previewHash?: string,
): Promise<StoredImage> {
  const stored = { hash: sha256Of(bytes), mime, size: bytes.length, width, height };
  await noteStored(db, { ...stored, previewHash });
  await files.put(bytes);
  return stored;
}

/** Checks, straightens and shrinks an image, and stores it once with its preview. Slow: never inside of a transaction. */
export const storeImage =
  (work: ImageWork) =>
  async (db: Db, files: FileStore, file: File): Promise<StoredImage> => {
    refuseOver(file, fileLimits.picture, 'La imagen');
    const { large, preview } = await imageVersions(
      file,
      await checkFileType(file, imageTypes),
      work,
    );
    const { hash: previewHash } = await storeVersion(db, files, preview);
    return storeVersion(db, files, large, previewHash);
  };
