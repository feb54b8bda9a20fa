import { Fault } from '../../http/fault';
import { fileTypeOf } from '../fileTypeOf';

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

export async function checkFileType(
  file: Blob,
  allowed: readonly string[],
  words = 'una imagen JPG, PNG, WebP o GIF',
): Promise<string> {
  const found = await fileTypeOf(file);
  if (allowed.includes(found)) return found;
  const message = `Ese tipo de archivo no se admite: subí ${words}.`;
  throw new Fault(415, 'archivo_tipo', message, { fields: { file: message } });
}
