import { ResizeFit, Transformer } from '@napi-rs/image';
import { Fault } from '../../http/fault';
import type { WorkTools } from '../../workshop/serveWork';
import { imageHeader } from './imageHeader';

export interface ImageVersion {
  bytes: Uint8Array;
  width: number;
  height: number;
}

export interface ImageVersions {
  large: ImageVersion;
  preview: ImageVersion;
}

export const LARGE = 2048;
const PREVIEW = 720;

export const unreadable = () => {
  const message = 'La imagen está dañada o no es una imagen.';
  return new Fault(415, 'archivo_tipo', message, { fields: { file: message } });
};

async function shrink(from: Uint8Array, larger: number, side: number): Promise<ImageVersion> {
  const image = new Transformer(from).rotate();
  if (larger > side) image.resize({ width: side, height: side, fit: ResizeFit.Inside });
  const bytes = new Uint8Array(await image.webp(82));
  const made = await imageHeader(new Blob([bytes]), 'image/webp');
  if (!made) throw unreadable();
  return { bytes, width: made.width, height: made.height };
}

async function shrinkImage(
  _tools: WorkTools | null,
  from: Uint8Array,
  larger: number,
): Promise<ImageVersions> {
  try {
    const large = await shrink(from, larger, LARGE);
    // From the large one: unfolding a camera's picture again costs ten times as much.
    const side = Math.max(large.width, large.height);
    return { large, preview: side > PREVIEW ? await shrink(large.bytes, side, PREVIEW) : large };
  } catch {
    throw unreadable();
  }
}

/** What is done with pictures that somebody brought. */
export const imageBench = { shrinkImage };
