import { ResizeFit, Transformer } from '@napi-rs/image';
import { imageBounds } from './imageBounds';
import { imageHeader } from './imageHeader';
import { unreadable } from './unreadable';

export interface ImageVersion {
  bytes: Uint8Array;
  width: number;
  height: number;
  mime: string;
}

export interface ImageVersions {
  large: ImageVersion;
  preview: ImageVersion;
}

interface Shape {
  side: number;
  mime: string;
  write(image: Transformer): Promise<Uint8Array>;
}

const webp = (side: number, quality: number): Shape => ({
  side,
  mime: 'image/webp',
  write: (image) => image.webp(quality),
});

async function shrink(from: Uint8Array, larger: number, shape: Shape): Promise<ImageVersion> {
  const { side, mime, write } = shape;
  const image = new Transformer(from).rotate();
  if (larger > side) image.resize({ width: side, height: side, fit: ResizeFit.Inside });
  const bytes = new Uint8Array(await write(image));
  const made = await imageHeader(new Blob([bytes]), mime);
  if (!made) throw unreadable();
  return { bytes, mime, width: made.width, height: made.height };
}

/** Pictures that somebody brought are worked on here. */
export async function shrinkImage(from: Uint8Array, larger: number): Promise<ImageVersions> {
  try {
    const large = await shrink(from, larger, webp(imageBounds.large, 82));
    // From the large one: unfolding a camera's picture again costs ten times as much.
    const side = Math.max(large.width, large.height);
    const { preview } = imageBounds;
    const small = webp(preview, 82);
    return { large, preview: side > preview ? await shrink(large.bytes, side, small) : large };
  } catch {
    throw unreadable();
  }
}

const logoOnPaper: Shape = {
  side: imageBounds.logo.paper,
  mime: 'image/png',
  write: (image) => image.png(),
};
const logoOnScreen = webp(imageBounds.logo.screen, 90);

/** A logo for papers, in a shape that a PDF holds, and a light one for screens. What one sees through stays so in both. */
export async function shrinkLogo(from: Uint8Array, larger: number): Promise<ImageVersions> {
  try {
    const large = await shrink(from, larger, logoOnPaper);
    const side = Math.max(large.width, large.height);
    return { large, preview: await shrink(large.bytes, side, logoOnScreen) };
  } catch {
    throw unreadable();
  }
}
