import { codeReader } from './codeReader';
import { firstSeen, type PictureLook, turnedSize } from './pictureLooks';

function drawn(bitmap: ImageBitmap, look: PictureLook): HTMLCanvasElement {
  const { angle, size, around } = turnedSize(bitmap, look);
  const canvas = document.createElement('canvas');
  canvas.width = around.width;
  canvas.height = around.height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return canvas;
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, around.width, around.height);
  pen.translate(around.width / 2, around.height / 2);
  pen.rotate(angle);
  pen.drawImage(bitmap, -size.width / 2, -size.height / 2, size.width, size.height);
  return canvas;
}

/** The QR that a photo shows, read here: the photo goes nowhere. Null where it shows none. */
export async function codeInPicture(file: File): Promise<string | null> {
  if (!file.type.startsWith('image/')) return null;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (!bitmap) return null;
  try {
    return await firstSeen((look) => drawn(bitmap, look), await codeReader(['qr_code']));
  } finally {
    bitmap.close();
  }
}
