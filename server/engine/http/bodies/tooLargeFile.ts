import { megabytes } from '@contract/files/megabytes';
import { Fault } from '../fault';

/** Said beside the field of the file. */
export function tooLargeFile(field: string, mostBytes: number, what = 'El archivo'): Fault {
  const message = `${what} pesa más de ${mostBytes / megabytes(1)} MB.`;
  return new Fault(413, 'archivo_grande', message, { fields: { [field]: message } });
}
