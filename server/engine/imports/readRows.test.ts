import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lyingDirectory, workbook } from '../../../tests/support/workbook';
import { localFileStore } from '../files/store/localFileStore';
import { openWorkshop, type Workshop } from '../workshop/openWorkshop';
import { readRows } from './readRows';

let folder: string;
let workshop: Workshop;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'anden-rows-'));
  workshop = openWorkshop({ penaltyMs: 1 });
});
afterAll(async () => {
  await workshop.close();
  await rm(folder, { recursive: true, force: true });
});

async function read(bytes: string | Buffer) {
  const files = localFileStore(folder);
  const turn = randomBytes(4).toString('hex');
  return readRows({ files, workshop, turn }, await files.put(Buffer.from(bytes)));
}

const cell = (ref: string, value: string) =>
  `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`;
const wide = 'dejá solo las que hacen falta';
const long = 'Son más de 50.000 filas';

test('every kind of cell is read as people write it', async () => {
  const bytes = await workbook({
    strings: `<si><t>Título &amp; más</t></si><si><r><t>dos </t></r><r><t xml:space="preserve">pedazos</t></r><rPh sb="0" eb="1"><t>no</t></rPh></si>`,
    styles: `<numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\/mm\\/yyyy;@"/><numFmt numFmtId="165" formatCode="&quot;día&quot; 0.0"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="22"/><xf numFmtId="165"/></cellXfs>`,
    rows: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="inlineStr"><is><t><![CDATA[<crudo>]]></t></is></c></row>
      <!-- nada --><row r="3"><c r="A3" s="1"><v>42161</v></c><c r="B3" s="2"><v>42161.5</v></c><c r="C3" s="3"><v>1.5E2</v></c><c r="D3"><v>-2.25</v></c></row>
      <x:row><x:c t="b"><x:v>1</x:v></x:c><x:c t="e"><x:v>#N/A</x:v></x:c><x:c t="str"><x:f>A1&gt;B1</x:f><x:v>hecho</x:v></x:c></x:row>
      <row r="1048000"><c r="XFD1048000" s="1"/></row>`,
  });
  expect(await read(bytes)).toEqual({
    headers: ['Título & más', 'dos pedazos', '', '<crudo>'],
    rows: [
      { number: 3, cells: ['06/06/2015', '06/06/2015 12:00', '150', '-2,25'] },
      { number: 4, cells: ['Sí', '', 'hecho'] },
    ],
  });
});

test('days of a workbook that counts from 1904', async () => {
  const bytes = await workbook({
    properties: '<workbookPr date1904="1"/>',
    styles: '<cellXfs><xf numFmtId="14"/></cellXfs>',
    rows: `<row>${cell('A1', 'Día')}</row><row><c s="0"><v>40699</v></c></row>`,
  });
  expect((await read(bytes)).rows).toEqual([{ number: 2, cells: ['06/06/2015'] }]);
});

const far = `<row r="1">${cell('A1', 'x')}</row><row r="1048576">${cell('XFD1048576', 'x')}</row>`;
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => `<row><c><v>${at}</v></c></row>`).join('');

test.each<[string, () => Promise<string | Buffer>, number, string]>([
  ['a cell at the far end', () => workbook({ rows: far }), 413, wide],
  ['a row too many', () => workbook({ rows: rows(50_002) }), 413, long],
  [
    'a sheet of 250 MB',
    () => workbook({ rows: Buffer.alloc(250 * 1024 * 1024, `<v></v>${' '.repeat(500)}`) }),
    413,
    'demasiado grande por dentro',
  ],
  [
    'the same under a directory that lies',
    async () =>
      lyingDirectory(
        await workbook({ rows: Buffer.alloc(250 * 1024 * 1024, `<v></v>${' '.repeat(500)}`) }),
        900,
      ),
    415,
    'No se puede leer la planilla',
  ],
  [
    'a tag without end',
    () => workbook({ rows: `<row ${'a'.repeat(5_000_000)}` }),
    415,
    'No se puede leer la planilla',
  ],
  [
    'entities that unfold',
    () => workbook({ rows: '<!DOCTYPE x [<!ENTITY a "aaaa">]><row/>' }),
    415,
    'No se puede leer la planilla',
  ],
  ['twelve million short rows', async () => 'a\n'.repeat(12_000_000), 413, long],
  ['as many empty ones', async () => `a${'\n'.repeat(12_000_000)}`, 413, long],
  ['a row of a thousand cells', async () => `a;b\n${';x'.repeat(1000)}`, 413, wide],
])(
  '%s is refused soon and in words, and costs this process nothing',
  async (_, make, status, words) => {
    const bytes = await make();
    const before = process.memoryUsage.rss();
    // A file that is read until the patience is over is refused in other words.
    await expect(read(bytes)).rejects.toMatchObject({
      status,
      extra: { fields: { file: expect.stringContaining(words) } },
    });
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024);
  },
);

test('fifty thousand rows are read', async () => {
  const many = await read(await workbook({ rows: rows(50_001) }));
  expect([many.rows.length, many.rows.at(-1)]).toEqual([
    50_000,
    { number: 50_001, cells: ['50000'] },
  ]);
  expect((await read(`a;b\n${'1;2\n'.repeat(50_000)}`)).rows.length).toBe(50_000);
});
