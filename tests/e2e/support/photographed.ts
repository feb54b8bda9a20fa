import type { Page } from '@playwright/test';

/** Red above and blue below, as a person would see it. */
const drawn = ({ width, height, onSide }: { width: number; height: number; onSide: boolean }) => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = onSide ? [height, width] : [width, height];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('nothing to draw on');
  // A phone held upright writes the picture lying, its top at the left, and says so beside it.
  if (onSide) pen.setTransform(0, -1, 1, 0, 0, width);
  pen.fillStyle = 'red';
  pen.fillRect(0, 0, width, height / 2);
  pen.fillStyle = 'blue';
  pen.fillRect(0, height / 2, width, height / 2);
  return canvas.toDataURL('image/jpeg');
};

/** "Turn it a quarter to the right", as cameras write it into a file. */
const sixth = Buffer.concat([
  Buffer.from([0xff, 0xe1, 0, 34]),
  Buffer.from('Exif\0\0MM\0*\0\0\0\u0008', 'latin1'),
  Buffer.from([0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]),
]);

/** A picture as a phone's camera makes it, lying in its file if it was held upright. */
export async function photographed(
  page: Page,
  name: string,
  shape: { width: number; height: number; onSide: boolean },
) {
  const address = await page.evaluate(drawn, shape);
  const bytes = Buffer.from(address.split(',')[1] ?? '', 'base64');
  const marked = Buffer.concat([bytes.subarray(0, 2), sixth, bytes.subarray(2)]);
  return { name, mimeType: 'image/jpeg', buffer: shape.onSide ? marked : bytes };
}
