import type { Area } from 'react-easy-crop';

/** Large enough for any screen; the server makes the small ones. */
const SIDE = 1024;

/** The chosen square of a picture, as a file to send. */
export async function cropImage(address: string, square: Area): Promise<File> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const side = Math.min(SIDE, Math.round(square.width));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const { x, y, width, height } = square;
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92));
  if (!blob) throw new Error('the picture could not be cropped');
  return new File([blob], 'foto.jpg', { type: blob.type });
}
