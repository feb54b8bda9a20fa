import { ResizeFit, Transformer } from '@napi-rs/image';
import { imageBounds } from './imageBounds';
import { imageHeader } from './imageHeader';
import { unreadable } from './unreadable';

export interface ImageVersion {
  bytes: Uint8Array;
  width: number;
  height: number;
}

export interface ImageVersions {
  large: ImageVersion;
  preview: ImageVersion;
}

async function shrink(from: Uint8Array, larger: number, side: number): Promise<ImageVersion> {
  const image = new Transformer(from).rotate();
  if (larger > side) image.resize({ width: side, height: side, fit: ResizeFit.Inside });
  const bytes = new Uint8Array(await image.webp(82));
  const made = await imageHeader(new Blob([bytes]), 'image/webp');
  if (!made) throw unreadable();
  return { bytes, width: made.width, height: made.height };
}

/** What is done with pictures that somebody brought. */
export async function shrinkImage(from: Uint8Array, larger: number): Promise<ImageVersions> {
  try {
    const large = await shrink(from, larger, imageBounds.large);
    // From the large one: unfolding a camera's picture again costs ten times as much.
    const side = Math.max(large.width, large.height);
    const { preview } = imageBounds;
    return { large, preview: side > preview ? await shrink(large.bytes, side, preview) : large };
  } catch {
    throw unreadable();
  }
}
