import { ResizeFit, Transformer } from '@napi-rs/image';
import { Fault } from '../http/fault';

export interface ImageVersion {
  bytes: Buffer;
  width: number;
  height: number;
}

const LARGE = 2048;
const PREVIEW = 720;
/** A small file can unfold into gigabytes; nobody's camera makes more than this. */
const MAX_PIXELS = 60_000_000;

const unreadable = () =>
  new Fault(415, 'archivo_tipo', 'La imagen está dañada o no es una imagen.', {
    fields: { file: 'La imagen está dañada o no es una imagen.' },
  });

async function shrink(bytes: Uint8Array, side: number): Promise<ImageVersion> {
  const image = new Transformer(bytes).rotate();
  const { width, height } = await new Transformer(bytes).metadata(true);
  const larger = Math.max(width, height);
  if (larger > side) {
    image.resize({
      width: Math.max(1, Math.round((width * side) / larger)),
      height: Math.max(1, Math.round((height * side) / larger)),
      fit: ResizeFit.Inside,
    });
  }
  const output = await image.webp(82);
  const made = await new Transformer(output).metadata();
  return { bytes: output, width: made.width, height: made.height };
}

/** A picture to look at and one for the wall, upright and without the camera's data (place included). */
export async function imageVersions(
  bytes: Uint8Array,
): Promise<{ large: ImageVersion; preview: ImageVersion }> {
  try {
    const { width, height } = await new Transformer(bytes).metadata();
    if (width * height > MAX_PIXELS) {
      throw new Fault(
        413,
        'archivo_grande',
        'La imagen tiene demasiados píxeles: achicala antes de subirla.',
        {
          fields: { file: 'La imagen tiene demasiados píxeles.' },
        },
      );
    }
    return { large: await shrink(bytes, LARGE), preview: await shrink(bytes, PREVIEW) };
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw unreadable();
  }
}
