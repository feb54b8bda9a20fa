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

interface PictureRules {
  types: readonly string[];
  mostMegabytes: number;
  /** The words for what is refused, and for what may be brought. */
  called: string;
  allowed?: string;
}

async function storeVersion(
  db: Db,
  files: FileStore,
  { bytes, mime, width, height }: ImageVersion,
  previewHash?: string,
): Promise<StoredImage> {
  const stored = { hash: sha256Of(bytes), mime, size: bytes.length, width, height };
  await noteStored(db, { ...stored, previewHash });
  await files.put(bytes);
  return stored;
}

/** Checks, straightens and shrinks a picture, and stores it once with its preview. Slow: never inside of a transaction. */
const storePicture =
  ({ types, mostMegabytes, called, allowed }: PictureRules) =>
  (work: ImageWork) =>
  async (db: Db, files: FileStore, file: File): Promise<StoredImage> => {
    refuseOver(file, mostMegabytes, called);
    const mime = await checkFileType(file, types, allowed);
    const { large, preview } = await imageVersions(file, mime, work);
    const { hash: previewHash } = await storeVersion(db, files, preview);
    return storeVersion(db, files, large, previewHash);
  };

export const storeImage = storePicture({
  types: imageTypes,
  mostMegabytes: fileLimits.picture,
  called: 'La imagen',
});

/** No drawing that could hold a script, and nothing that moves. */
export const storeLogo = storePicture({
  types: ['image/png', 'image/jpeg'],
  mostMegabytes: fileLimits.logo,
  called: 'El logo',
  allowed: 'una imagen PNG o JPG que no se mueva',
});
