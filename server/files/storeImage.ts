import type { Db } from '../db/client';
import { storedFile } from '../db/schema/files';
import { Fault } from '../http/fault';
import { checkFileType, imageTypes } from './checkFileType';
import { imageVersions } from './imageVersions';
import type { FileStore } from './store/fileStore';

const MAX_BYTES = 15 * 1024 * 1024;

export interface StoredImage {
  hash: string;
  mime: string;
  size: number;
  width: number;
  height: number;
}

/** Checks, straightens and shrinks an image, and stores it once with its preview. */
export async function storeImage(db: Db, files: FileStore, file: File): Promise<StoredImage> {
  if (file.size > MAX_BYTES) {
    const message = 'La imagen pesa más de 15 MB.';
    throw new Fault(413, 'archivo_grande', message, { fields: { file: message } });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  await checkFileType(bytes, imageTypes);
  const { large, preview } = await imageVersions(bytes);
  const mime = 'image/webp';
  const previewHash = await files.put(preview.bytes);
  const hash = await files.put(large.bytes);
  await db
    .insert(storedFile)
    .values([
      {
        hash: previewHash,
        mime,
        size: preview.bytes.length,
        width: preview.width,
        height: preview.height,
      },
    ])
    .onConflictDoNothing();
  const image = { hash, mime, size: large.bytes.length, width: large.width, height: large.height };
  await db
    .insert(storedFile)
    .values({ ...image, previewHash })
    .onConflictDoNothing();
  return image;
}
