import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

const PIECE = 256 * 1024;

const bytesOf = (file: string): AsyncIterable<Buffer> =>
  createReadStream(file, { highWaterMark: PIECE });

async function beginsWith(file: string, ...signs: number[]): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(signs.length), 0, signs.length, 0);
    return bytesRead === signs.length && signs.every((sign, at) => buffer[at] === sign);
  } finally {
    await handle.close();
  }
}

/** Says whether what came so far may be UTF-8; without a piece, whether it may end here. */
function goesOn(decoder: TextDecoder, piece?: Buffer): boolean {
  try {
    decoder.decode(piece, { stream: piece !== undefined });
    return true;
  } catch {
    return false;
  }
}

/** UTF-8 where all of the file is that, else what Windows in Spanish writes; a whole reading tells. */
async function encodingOf(file: string): Promise<string> {
  if (await beginsWith(file, 0xff, 0xfe)) return 'utf-16le';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of bytesOf(file)) {
    if (!goesOn(decoder, piece)) return 'windows-1252';
  }
  return goesOn(decoder) ? 'utf-8' : 'windows-1252';
}

/** The text of a file, piece by piece. */
export async function* textOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(file));
  for await (const piece of bytesOf(file)) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}
