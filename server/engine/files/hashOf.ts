import { createHash } from 'node:crypto';

/** The SHA-256 of what is read piece by piece. */
export async function hashOf(file: Blob): Promise<string> {
  const hash = createHash('sha256');
  // The types of the browser's streams do not know that these can be iterated.
  for await (const chunk of file.stream() as unknown as AsyncIterable<Uint8Array>)
    hash.update(chunk);
  return hash.digest('hex');
}
