import { fileSize } from '../files/fileRules';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** Enough to read the small print of a sheet, and light on a phone's network. */
const SIDE = 2000;
const QUALITY = 0.8;
const MOST_BYTES = 60_000_000;

export interface ReadPicture {
  name: string;
  jpeg: Blob;
  width: number;
  height: number;
}

/** A person reads this in place of a picture that cannot be used. */
export class PictureFault extends Error {}

async function drawn(bitmap: ImageBitmap, name: string): Promise<ReadPicture> {
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new PictureFault(`No alcanzó la memoria para “${name}”: probá con menos fotos.`);
  // A transparent part becomes paper.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  // A phone keeps the memory of a canvas until it is told that there is none.
  canvas.width = 0;
  if (!jpeg) throw new PictureFault(`No alcanzó la memoria para “${name}”: probá con menos fotos.`);
  return { name, jpeg, width, height };
}

/** A picture upright, no larger than a page needs, and without what its camera wrote in it. */
export async function readPicture(file: File): Promise<ReadPicture> {
  const { name } = file;
  if (!pictureTypes.includes(file.type)) {
    throw new PictureFault(`“${name}” no es una foto: usá JPG, PNG o WebP.`);
  }
  if (file.size > MOST_BYTES) {
    throw new PictureFault(`“${name}” pesa ${fileSize(file.size)}: es demasiado para una página.`);
  }
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PictureFault(`“${name}” no se pudo abrir: sacala de nuevo o probá con otra.`);
  });
  try {
    return await drawn(bitmap, name);
  } finally {
    bitmap.close();
  }
}
