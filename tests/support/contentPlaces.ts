import { readFile } from 'node:fs/promises';
import { type Entry, open } from 'yauzl';

const entriesOf = (file: string) =>
  new Promise<Entry[]>((resolve, reject) => {
    open(file, { lazyEntries: false }, (error, zip) => {
      if (error) return reject(error);
      const entries: Entry[] = [];
      zip.on('entry', (entry: Entry) => void entries.push(entry));
      zip.on('error', reject);
      zip.on('end', () => resolve(entries));
    });
  });

const LOCAL_HEADER = 30;

/** Where the content of each full entry of an archive has its middle byte, by the entry's name. */
export async function contentPlaces(file: string): Promise<Map<string, number>> {
  const bytes = await readFile(file);
  const full = (await entriesOf(file)).filter(({ uncompressedSize }) => uncompressedSize > 0);
  const places = full.map(({ fileName, relativeOffsetOfLocalHeader: header, compressedSize }) => {
    const names = bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    const at = header + LOCAL_HEADER + names + Math.floor(compressedSize / 2);
    return [fileName, at] as const;
  });
  return new Map(places);
}
