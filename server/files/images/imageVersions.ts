import { megabytes } from '@contract/files/megabytes';
import { ResizeFit, Transformer } from '@napi-rs/image';
import { Fault } from '../../http/fault';
import { imageHeader } from './imageHeader';
import { weightedTurns } from './weightedTurns';

export interface ImageVersion {
  bytes: Buffer;
  width: number;
  height: number;
}

const LARGE = 2048;
const PREVIEW = 720;
/** A small file can unfold into gigabytes; nobody's camera makes more than this. */
const MOST_PIXELS = 60_000_000;
const MOST_UNFOLDED = megabytes(192);

const inTurn = weightedTurns({ room: MOST_UNFOLDED, mostWaiting: 100 });

const unreadable = () =>
  new Fault(415, 'archivo_tipo', 'La imagen está dañada o no es una imagen.', {
    fields: { file: 'La imagen está dañada o no es una imagen.' },
  });

const tooLarge = () =>
  new Fault(
    413,
    'archivo_grande',
    'La imagen tiene demasiados píxeles: achicala antes de subirla.',
    { fields: { file: 'La imagen tiene demasiados píxeles.' } },
  );

async function shrink(from: Uint8Array, larger: number, side: number): Promise<ImageVersion> {
  const image = new Transformer(from).rotate();
  if (larger > side) image.resize({ width: side, height: side, fit: ResizeFit.Inside });
  const bytes = await image.webp(82);
  const made = await imageHeader(new Blob([new Uint8Array(bytes)]), 'image/webp');
  if (!made) throw unreadable();
  return { bytes, width: made.width, height: made.height };
}

/** A picture to look at and one for the wall, upright and without the camera's data (place included). */
export async function imageVersions(
  file: Blob,
  mime: string,
): Promise<{ large: ImageVersion; preview: ImageVersion }> {
  const header = await imageHeader(file, mime);
  if (!header) throw unreadable();
  const { width, height, bytes } = header;
  if (width * height > MOST_PIXELS || bytes > MOST_UNFOLDED) throw tooLarge();
  return inTurn(bytes, async () => {
    try {
      const from = new Uint8Array(await file.arrayBuffer());
      const large = await shrink(from, Math.max(width, height), LARGE);
      // From the large one: unfolding a camera's picture again costs ten times as much.
      const larger = Math.max(large.width, large.height);
      return {
        large,
        preview: larger > PREVIEW ? await shrink(large.bytes, larger, PREVIEW) : large,
      };
    } catch (error) {
      if (error instanceof Fault) throw error;
      throw unreadable();
    }
  });
}
