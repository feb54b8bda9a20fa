import type { Readable } from 'node:stream';
import { zipStream } from '../files/zipStream';
import { clock } from '../time/clock';
import { fixedParts } from './xlsxParts';

/** A workbook of one sheet, written as the sheet arrives: nothing of it is kept in memory. */
export function workbook(name: string, sheet: Readable, mtime = clock.now()): Readable {
  const { zip, output } = zipStream();
  sheet.on('error', (error) => output.destroy(error));
  // A reader who stops must also end the query that the rows come from.
  output.once('close', () => sheet.destroy());
  for (const [path, text] of Object.entries(fixedParts(name))) {
    zip.addBuffer(Buffer.from(text), path, { mtime });
  }
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { mtime, compressionLevel: 4 });
  zip.end();
  return output;
}
