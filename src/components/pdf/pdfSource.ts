/** Where a document comes from. */
export type PdfSource =
  | { url: string; headers?: Record<string, string> }
  | { bytes: Uint8Array }
  | { file: Blob }
  | { base64: string };

export type PdfOpening =
  | { url: string; httpHeaders?: Record<string, string> }
  | { data: Uint8Array };

/** Base64 alone, or as a data address. */
function fromBase64(text: string): Uint8Array {
  const binary = atob(text.replace(/^data:[^,]*,/, ''));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** This is the source as the library takes it: the library keeps the bytes it is given, so they are a copy. */
export async function pdfOpening(source: PdfSource): Promise<PdfOpening> {
  if ('url' in source) return { url: source.url, httpHeaders: source.headers };
  if ('bytes' in source) return { data: source.bytes.slice() };
  if ('file' in source) return { data: new Uint8Array(await source.file.arrayBuffer()) };
  return { data: fromBase64(source.base64) };
}
