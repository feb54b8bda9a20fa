import { megabytes } from '@contract/files/megabytes';
import { type ImageVersions, unreadable } from './imageBench';
import { imageHeader } from './imageHeader';
import { type ImageWork, tooLargeImage } from './imageWork';

/** A small file can unfold into gigabytes; nobody's camera makes more than this. */
const MOST_PIXELS = 60_000_000;
const MOST_UNFOLDED = megabytes(192);

/** A picture to look at and one for the wall, upright and without the camera's data (place included). */
export async function imageVersions(
  file: Blob,
  mime: string,
  work: ImageWork,
): Promise<ImageVersions> {
  const header = await imageHeader(file, mime);
  if (!header) throw unreadable();
  const { width, height, bytes } = header;
  if (width * height > MOST_PIXELS || bytes > MOST_UNFOLDED) throw tooLargeImage();
  return work(new Uint8Array(await file.arrayBuffer()), Math.max(width, height));
}
