import { faceColourOf } from '@contract/core/faceColours';

/** The address of somebody with a photo says its version. */
const withoutPhoto = /\/fotos\/(?:persona|cuenta)-(\d+)$/;

/** The colour of who has no photo. Their initials are drawn here: asking the server for each is a request a row, and its drawings are slow to paint by the hundred. */
export function drawnFaceColour(address: string | null | undefined): string | undefined {
  const id = address?.match(withoutPhoto)?.[1];
  return id ? faceColourOf(Number(id)) : undefined;
}
