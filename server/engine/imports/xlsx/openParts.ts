import { type Readable, Transform } from 'node:stream';
import { type Entry, fromBufferPromise } from 'yauzl';
import { tooMuch } from '../tooMuch';

const MOST_PARTS = 5000;
/** A small file can unfold into gigabytes; fifty thousand rows of people do not. */
const MOST_BYTES = 200 * 1024 * 1024;

const tooLarge = () => tooMuch('La planilla es demasiado grande por dentro: dividila en varias.');

/** The parts of a workbook. What they unfold into is counted while it does, whatever the directory says. */
export async function openParts(bytes: Uint8Array) {
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true });
  if (zip.entryCount > MOST_PARTS) throw tooLarge();
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  let unfolded = 0;
  const counted = () =>
    new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        unfolded += chunk.length;
        if (unfolded > MOST_BYTES) done(tooLarge());
        else done(null, chunk);
      },
    });
  return {
    /** Null where there is no such part. */
    read: async (name: string): Promise<Readable | null> => {
      const entry = entries.get(name.replace(/^\//, ''));
      if (!entry) return null;
      const source = await zip.openReadStreamPromise(entry);
      const through = counted();
      source.on('error', (error) => through.destroy(error));
      through.on('close', () => source.destroy());
      return source.pipe(through);
    },
  };
}

export type WorkbookParts = Awaited<ReturnType<typeof openParts>>;
