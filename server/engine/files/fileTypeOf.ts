import { fileTypeFromBlob } from 'file-type/node';

const HEAD = 1024;

/** The type follows the bytes and not the name; a PDF may have something before its mark, as every reader takes it. */
export async function fileTypeOf(file: Blob): Promise<string> {
  const found = await fileTypeFromBlob(file);
  if (found) return found.mime;
  const head = Buffer.from(await file.slice(0, HEAD).arrayBuffer());
  return head.includes('%PDF-') ? 'application/pdf' : '';
}
