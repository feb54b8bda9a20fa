import { Readable } from 'node:stream';
import { unmarkFormulas } from '@contract/core/formulaMarks';
import { parse } from 'csv-parse';
import { clockLogTitles } from '../clockLog';
import { csvFault, csvOptions, HEAD } from '../readCsv';
import { textOf } from './textOf';

/** A quote that is never closed takes no more than this of what follows. */
const MOST_RECORD_BYTES = 1_000_000;

/** Reads enough of the beginning to tell how the rest is written. */
async function headOf(pieces: AsyncIterator<string>): Promise<string> {
  let head = '';
  while (head.length < HEAD) {
    const { done, value } = await pieces.next();
    if (done) break;
    head += value;
  }
  return head;
}

async function* after(head: string, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  yield head;
  yield* pieces;
}

/** The rows of a CSV as they are read, which is never whole in memory. */
export async function* flowCsv(file: string): AsyncGenerator<{ number: number; cells: string[] }> {
  const pieces = textOf(file);
  const head = await headOf(pieces);
  const titles = clockLogTitles(head.slice(0, HEAD));
  if (titles) yield { number: 0, cells: titles };
  const source = Readable.from(after(head, pieces));
  const records = source.pipe(parse({ ...csvOptions(head), max_record_size: MOST_RECORD_BYTES }));
  source.on('error', (error) => records.destroy(error));
  let number = 0;
  try {
    for await (const cells of records) {
      number += 1;
      yield { number, cells: (cells as string[]).map(unmarkFormulas) };
    }
  } catch (error) {
    throw csvFault(error);
  } finally {
    source.destroy();
  }
}
