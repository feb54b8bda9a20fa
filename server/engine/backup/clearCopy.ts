import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { decrypting, ENCRYPTED_HEADER, isEncrypted } from './encryption';

interface ClearCopy {
  file: string;
  /** Takes away what was opened. */
  forget(): Promise<void>;
}

async function startOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ENCRYPTED_HEADER), 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** A copy as it can be read: itself where it is clear, else opened with the phrase into `folder`, for nobody else's eyes. */
export async function clearCopy(
  file: string,
  folder: string,
  askPhrase: () => Promise<string>,
): Promise<ClearCopy> {
  const start = await startOf(file);
  if (!isEncrypted(start)) return { file, forget: async () => undefined };
  const opened = path.join(folder, `${path.basename(file)}.${process.pid}.part`);
  const forget = () => rm(opened, { force: true });
  try {
    await pipeline(
      createReadStream(file, { start: ENCRYPTED_HEADER }),
      await decrypting(start, await askPhrase()),
      createWriteStream(opened, { mode: 0o600 }),
    );
    return { file: opened, forget };
  } catch (error) {
    await forget();
    throw error;
  }
}
