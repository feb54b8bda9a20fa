import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dice } from '../../../../tests/support/dice';
import { workbook } from '../../../../tests/support/workbook';
import type { SheetRows } from '../sheetRows';
import { wholeSheet } from '../wholeSheet';
import { type FlowLimits, type FlowPart, flowSheet } from './flowSheet';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'anden-flow-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const usual: FlowLimits = { most: 50_000, stops: false };

async function flowed(bytes: Uint8Array | string, limits = usual, place: string | null = null) {
  const file = path.join(folder, 'a.csv');
  await writeFile(file, bytes);
  const found: SheetRows & { lots: number } = { headers: [], rows: [], lots: 0 };
  const tell = async (part: unknown) => {
    const told = part as FlowPart;
    if ('headers' in told) found.headers = told.headers;
    else {
      found.rows.push(...told.rows);
      found.lots += 1;
    }
  };
  const more = await flowSheet({ tell }, file, place, limits);
  return { ...found, more };
}

const words = ['Ñandú', 'uno', '', ' dos ', 'a;b', 'di"jo', 'tres\nrenglones', "'=1+1", '€ 5', 'x'];

function sheetText(seed: number): string {
  const { roll, one } = dice(seed);
  const sign = one([';', ',', '\t']);
  const end = one(['\r\n', '\n']);
  const cell = () => {
    const word = one(words);
    return /[;,\t\n"]/.test(word) ? `"${word.replaceAll('"', '""')}"` : word;
  };
  const width = 2 + roll(4);
  const line = (length: number) => Array.from({ length }, cell).join(sign);
  const titles = Array.from({ length: width }, (_, at) => `Título ${at}`).join(sign);
  const rows = Array.from({ length: 3 + roll(60) }, () => line(1 + roll(width + 1)));
  return [titles, ...rows, `1${sign}2`].join(end);
}

const written: Record<string, (text: string) => Buffer> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with its mark': (text) => Buffer.from(`\uFEFF${text}`),
  'Windows in Spanish': (text) => Buffer.from(text.replaceAll('€', '$'), 'latin1'),
  'UTF-16': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
};

test.each(Object.keys(written))(
  'a CSV in %s says the same as it flows and read whole',
  async (name) => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const bytes = written[name]?.(sheetText(seed)) ?? Buffer.alloc(0);
      const { headers, rows } = await flowed(bytes);
      expect({ seed, headers, rows }).toEqual({ seed, ...(await wholeSheet(bytes, null)) });
    }
  },
);

test('a sign that lies over two pieces of the file is read, and one that is no UTF-8 at its very end tells how all of it is written', async () => {
  const row = 'á'.repeat(500);
  const text = `Uno;Dos\n${`${row};x\n`.repeat(700)}`;
  const { rows } = await flowed(text);
  expect(new Set(rows.map(({ cells }) => cells[0]))).toEqual(new Set([row]));
  const late = Buffer.concat([Buffer.from('Uno;Dos\n'), Buffer.from(`${'1;2\n'.repeat(150_000)}`)]);
  const old = await flowed(Buffer.concat([late, Buffer.from([0xd1, 0x3b, 0x31])]), {
    most: 200_000,
    stops: false,
  });
  expect(old.rows.at(-1)?.cells).toEqual(['Ñ', '1']);
});

test('what a clock hands over without titles is read as it is whole', async () => {
  const log = '  12\t2026-01-02 08:00:00\t1\t0\n  13\t2026-01-02 08:01:00\t1\t0\n';
  const { headers, rows } = await flowed(log);
  expect({ headers, rows }).toEqual(await wholeSheet(Buffer.from(log), null));
});

test('rows come in lots, and the one that is too many is refused or left', async () => {
  const text = `a;b\n${'1;2\n'.repeat(5001)}`;
  expect((await flowed(text)).lots).toBe(3);
  const few = { most: 5000, stops: true };
  const first = await flowed(text, few);
  expect([first.rows.length, first.more]).toEqual([5000, true]);
  expect((await flowed(`a;b\n${'1;2\n'.repeat(5000)}`, few)).more).toBe(false);
  await expect(flowed(text, { most: 5000, stops: false })).rejects.toMatchObject({
    ...{ status: 413, message: 'Son más de 5.000 filas: dividí el archivo.' },
  });
});

test.each<[string, () => string | Buffer, number, string]>([
  ['titles alone', () => 'a;b\n\n', 422, 'no tiene filas debajo de los títulos'],
  ['nothing', () => '', 422, 'no tiene filas debajo de los títulos'],
  ['a quote that is never closed', () => `a;b\n"${'x;1\n'.repeat(400_000)}`, 415, 'No se entiende'],
  ['a row of a thousand cells', () => `a;b\n${';x'.repeat(1000)}`, 413, 'Son más de 500 columnas'],
])('%s is refused in words', async (_, make, status, said) => {
  await expect(flowed(make())).rejects.toMatchObject({
    status,
    extra: { fields: { file: expect.stringContaining(said) } },
  });
});

test('a workbook and a JSON are read whole, and told in the same way', async () => {
  const cell = (at: string) => `<c r="${at}" t="inlineStr"><is><t>${at}</t></is></c>`;
  const book = await workbook({
    rows: `<row r="1">${cell('A1')}</row><row r="2">${cell('A2')}</row>`,
  });
  expect(await flowed(book)).toMatchObject({
    headers: ['A1'],
    rows: [{ number: 2, cells: ['A2'] }],
    more: false,
  });
  const json = '{"datos":[{"a":1},{"a":2}]}';
  expect(await flowed(json, usual, 'datos')).toMatchObject({
    headers: ['a'],
    rows: [
      { number: 1, cells: ['1'] },
      { number: 2, cells: ['2'] },
    ],
  });
});
