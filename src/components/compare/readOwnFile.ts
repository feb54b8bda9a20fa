import { sha256 } from '@/utils/sha256';
import { type PdfSource, pdfOpening } from '../pdf/pdfSource';

export interface OwnFile {
  name: string;
  source: PdfSource;
  sha256: string;
}

/** Other systems hand PDFs over like this: their bytes in base64, in a file of text. */
const base64 = /^(data:application\/pdf;base64,)?JVBERi[\w+/=\s]+$/;

/** A PDF of one's own, or a text that brings one, with the hash of what it is. */
export async function readOwnFile(file: File): Promise<OwnFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 40)).trim();
  const source = { base64: new TextDecoder().decode(bytes).replace(/\s/g, '') };
  // A file that only begins like base64 is shown as it is, and the viewer says what is wrong with it.
  const opening = base64.test(start) ? await pdfOpening(source).catch(() => null) : null;
  if (!opening || !('data' in opening))
    return { name: file.name, source: { bytes }, sha256: await sha256(bytes) };
  return { name: file.name, source, sha256: await sha256(new Uint8Array(opening.data)) };
}
