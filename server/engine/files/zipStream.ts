import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A zip to fill and the bytes that leave it meanwhile; when it breaks, whoever reads is told. */
export function zipStream(): { zip: ZipFile; output: Readable } {
  const zip = new ZipFile();
  // The library types it as any stream that can be read; it is Node's own.
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  return { zip, output };
}
