import { megabytes } from '@contract/files/megabytes';
import { tooLargeFile } from '../http/bodies/tooLargeFile';

export function refuseOver(file: Blob, mostMegabytes: number, what?: string): void {
  const most = megabytes(mostMegabytes);
  if (file.size > most) throw tooLargeFile('file', most, what);
}
