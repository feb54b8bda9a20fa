import { megabytes } from '@contract/files/megabytes';
import { imageBounds } from './imageBounds';
import { type ImageHeader, imageHeader } from './imageHeader';
import { type ImageWork, tooLargeImage } from './imageWork';
import type { ImageVersions } from './shrinkImage';
import { unreadable } from './unreadable';

/** A small file can unfold into gigabytes. This is what fits where pictures are worked on: the 50 million pixels of a telephone. */
const MOST_MEMORY = megabytes(480);
/** A value of a half shrunk picture takes this much: four channels in floating point. */
const HALF_SHRUNK = 16;

/** The most that shrinking takes: the picture twice, and its rows shrunk before its columns. */
function memoryFor({ width, height, bytes, unfolding }: ImageHeader): number {
  const larger = Math.max(width, height);
  const rows = larger > imageBounds.large ? (height * imageBounds.large) / larger : 0;
  return Math.max(unfolding, 2 * bytes + width * rows * HALF_SHRUNK);
}

/** A picture to look at and one for the wall, upright and without the camera's data (place included). */
export async function imageVersions(
  file: Blob,
  mime: string,
  work: ImageWork,
): Promise<ImageVersions> {
  const header = await imageHeader(file, mime);
  if (!header) throw unreadable();
  if (memoryFor(header) > MOST_MEMORY) throw tooLargeImage();
  const { width, height } = header;
  return work(new Uint8Array(await file.arrayBuffer()), Math.max(width, height));
}
