import { codeReader } from './codeReader';

/** A small code in a large photo is found in one size and not in another. */
const sides = [1200, 2200, 700];

function drawn(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas
    .getContext('2d', { willReadFrequently: true })
    ?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The code that a photo shows, read here: the photo goes nowhere. Null where it shows none. */
export async function codeInPicture(file: File): Promise<string | null> {
  if (!file.type.startsWith('image/')) return null;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (!bitmap) return null;
  try {
    const read = await codeReader();
    for (const side of sides) {
      const code = await read(drawn(bitmap, side)).catch(() => null);
      if (code) return code;
    }
    return null;
  } finally {
    bitmap.close();
  }
}
