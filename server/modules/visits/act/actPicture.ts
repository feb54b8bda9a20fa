import { ResizeFit, Transformer } from '@napi-rs/image';
import { readStored } from '../../../engine/files/readStored';
import type { FileStore } from '../../../engine/files/store/fileStore';

/** The larger side on the paper: 160 points at 200 to the inch. */
const SIDE = 440;
const QUALITY = 72;

interface File {
  kind: 'photo' | 'signature';
  question: number | null;
  takenAt: string;
}

export interface ActPicture extends File {
  /** Null where its content was lost: the paper tells that there was one. */
  content: { bytes: Uint8Array; mime: 'image/jpeg' | 'image/png' } | null;
}

/** A picture of a visit in a shape that a PDF holds, and no larger than it is printed. */
export async function actPicture(
  files: FileStore,
  { kind, question, takenAt }: File,
  hash: string,
): Promise<ActPicture> {
  const file = { kind, question, takenAt };
  if ((await files.size(hash)) === null) return { ...file, content: null };
  const stored = await readStored(files, hash);
  const image = new Transformer(stored);
  const { width, height } = await image.metadata();
  if (Math.max(width, height) > SIDE) {
    image.resize({ width: SIDE, height: SIDE, fit: ResizeFit.Inside });
  }
  // A signature keeps the paper behind it.
  const content =
    kind === 'signature'
      ? { bytes: await image.png(), mime: 'image/png' as const }
      : { bytes: await image.jpeg(QUALITY), mime: 'image/jpeg' as const };
  return { ...file, content };
}
