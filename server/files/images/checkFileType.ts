import { fileTypeFromBlob } from 'file-type/node';
import { Fault } from '../../http/fault';

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** What the bytes are, not what the name says. */
export async function checkFileType(file: Blob, allowed: readonly string[]): Promise<string> {
  const found = await fileTypeFromBlob(file);
  if (found && allowed.includes(found.mime)) return found.mime;
  const message = 'Ese tipo de archivo no se admite: subí una imagen JPG, PNG, WebP o GIF.';
  throw new Fault(415, 'archivo_tipo', message, { fields: { file: message } });
}
