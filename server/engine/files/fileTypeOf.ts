const HEAD = 1024;

/** The library knows hundreds of types and is large, so that it is loaded with the first file. */
export async function knownTypeOf(file: Blob): Promise<string | undefined> {
  const { fileTypeFromBlob } = await import('file-type/node');
  return (await fileTypeFromBlob(file))?.mime;
}

/** The type follows the bytes and not the name; a PDF may have something before its mark, as every reader takes it. */
export async function fileTypeOf(file: Blob): Promise<string> {
  const found = await knownTypeOf(file);
  if (found) return found;
  const head = Buffer.from(await file.slice(0, HEAD).arrayBuffer());
  return head.includes('%PDF-') ? 'application/pdf' : '';
}
