import { buffer } from 'node:stream/consumers';
import { uploadFile } from '@contract/files/uploadFile';
import { correctReceiptPiece } from '@contract/receipts/correctReceiptPiece';
import { createReceiptBatch } from '@contract/receipts/createReceiptBatch';
import { discardReceiptBatch } from '@contract/receipts/discardReceiptBatch';
import { getReceiptBatch } from '@contract/receipts/getReceiptBatch';
import { listReceiptBatches } from '@contract/receipts/listReceiptBatches';
import { listReceiptPieces } from '@contract/receipts/listReceiptPieces';
import { makeCuil } from '@contract/shared/cuil';
import { ZipFile } from 'yazl';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { payrollPdf } from '../../../tests/support/payrollPdf';
import { until } from '../../../tests/support/until';
import { sendForm } from '../../../tests/support/uploadAs';

interface Demo {
  id: number;
  cuil: string;
  docket: string;
}

let server: TestServer;
const demo: Record<string, Demo> = {};

beforeAll(async () => {
  server = await buildServer();
  const { rows } = await server.services.database.pool.query(
    'select username, p.id, p.cuil, p.docket from account a join person p on p.id = a.person_id',
  );
  for (const { username, ...person } of rows) demo[username] = person;
});
afterAll(() => server.close());

const someone = (username: string): Demo => demo[username] ?? { id: 0, cuil: '', docket: '' };
const page = (username: string) =>
  `Legajo ${someone(username).docket} CUIL ${someone(username).cuil}`;
const fields = {
  period: '2029-10',
  kind: 'monthly',
  title: 'Octubre 2026',
  dueOn: '2026-11-20',
} as const;

async function upload(name: string, bytes: Uint8Array, as = 'rrhh') {
  return (await sendForm(server, uploadFile, as, { purpose: 'receipts' }, { name, bytes })).body
    .hash;
}
const create = (files: string[], as = 'rrhh') =>
  server.call(createReceiptBatch, { ...fields, files }, as);
const read = async (id: number) => (await server.call(getReceiptBatch, { id }, 'rrhh')).body;
async function batchOf(...files: string[]) {
  const { body } = await create(files);
  return until(
    () => read(body.id),
    ({ state }) => state !== 'reading',
  );
}
async function pieces(batchId: number, as = 'rrhh') {
  const filters = [{ field: 'batchId', operator: 'is', value: batchId }];
  return (await server.call(listReceiptPieces, { filters }, as)).body.rows;
}
const correct = (piece: { id: number; version: number }, personId: number | null, as = 'rrhh') =>
  server.call(correctReceiptPiece, { id: piece.id, version: piece.version, personId }, as);

test('one PDF of everybody: recognised, to be looked at, and nobody’s', async () => {
  const stranger = makeCuil('20', '99000111');
  const bytes = await payrollPdf([
    page('empleado'),
    'Hoja 2 de 2',
    page('operario'),
    `Legajo ${someone('jefe').docket} CUIL ${someone('supervisor').cuil}`,
    `CUIL ${stranger}`,
  ]);
  const batch = await batchOf(await upload('octubre.pdf', bytes));
  expect(batch).toMatchObject({
    state: 'ready',
    pages: 5,
    fileNames: ['octubre.pdf'],
    counts: { matched: 2, doubtful: 1, unmatched: 1, out: 0 },
    author: { name: expect.any(String) },
  });
  const found = await pieces(batch.id);
  expect(found.map((row) => [row.fromPage, row.toPage, row.personId, row.outcome])).toEqual([
    [1, 2, someone('empleado').id, 'matched'],
    [3, 3, someone('operario').id, 'matched'],
    [4, 4, someone('supervisor').id, 'doubtful'],
    [5, 5, null, 'unmatched'],
  ]);
  expect(found[3]).toMatchObject({ cuil: stranger, reason: 'Nadie tiene ese CUIL.' });
});

test('several PDFs and a ZIP are recognised by their names, though no page says a word', async () => {
  const silent = (text: string) => payrollPdf([text]);
  const zip = new ZipFile();
  const mark = Buffer.from(await silent('uno'));
  zip.addBuffer(mark, `recibos/${someone('operario').cuil}.pdf`);
  zip.addBuffer(Buffer.from('x'), 'leeme.txt');
  zip.end();
  const zipped = new Uint8Array(await buffer(zip.outputStream));
  const batch = await batchOf(
    await upload(`recibo-${someone('empleado').docket}-2029-10.pdf`, await silent('dos')),
    await upload('todos.zip', zipped),
    await upload('otro.pdf', await silent('tres')),
  );
  const found = await pieces(batch.id);
  expect(found.map((row) => [row.personId, row.outcome])).toEqual([
    [someone('empleado').id, 'matched'],
    [someone('operario').id, 'matched'],
    [null, 'unmatched'],
  ]);
});

test('what is not a PDF, is broken or has no pages is refused in words, and nothing stays half read', async () => {
  const image = { name: 'a.pdf', bytes: new TextEncoder().encode('hola') };
  const refused = await sendForm(server, uploadFile, 'rrhh', { purpose: 'receipts' }, image);
  expect(refused.error).toMatchObject({ code: 'archivo_tipo' });
  const broken = new TextEncoder().encode(`%PDF-1.4\n${'x'.repeat(500)}`);
  const batch = await batchOf(await upload('roto.pdf', broken));
  expect(batch).toMatchObject({
    state: 'failed',
    problem: 'Un PDF no se puede leer: está dañado o no es un PDF.',
  });
  expect(await pieces(batch.id)).toEqual([]);
  const { version } = batch;
  const thrown = await server.call(discardReceiptBatch, { id: batch.id, version }, 'rrhh');
  expect(thrown.status).toBe(200);
  expect((await server.call(getReceiptBatch, { id: batch.id }, 'rrhh')).status).toBe(404);
});

test('a slip is given to somebody or left out; nobody gets two, and who comes second is told', async () => {
  const bytes = await payrollPdf([page('empleado'), 'Sin datos', 'Tampoco']);
  const batch = await batchOf(await upload('corregir.pdf', bytes));
  const [, second, third] = await pieces(batch.id);
  if (!second || !third) throw new Error('not split');
  const twice = await correct(second, someone('empleado').id);
  expect(twice.error.fields).toEqual({ personId: 'Ya tiene otro recibo en este lote.' });
  expect((await correct(second, 999_999)).error.fields).toEqual({
    personId: 'Esa persona no existe.',
  });
  const given = await correct(second, someone('operario').id);
  expect(given.body).toMatchObject({ outcome: 'matched', corrected: true, reason: '' });
  expect((await correct(second, null)).error.code).toBe('conflicto_version');
  expect((await correct(third, null)).body).toMatchObject({ outcome: 'out', personId: null });
  expect((await read(batch.id)).counts).toEqual({ matched: 2, doubtful: 0, unmatched: 0, out: 1 });
});

test('only who publishes prepares, and only what they brought themselves', async () => {
  const bytes = await payrollPdf([page('jefe')]);
  const hash = await upload('mio.pdf', bytes);
  for (const other of ['admin', 'supervisor', 'jefe', 'empleado']) {
    expect([other, (await create([hash], other)).status]).toEqual([other, 403]);
    expect([other, (await server.call(listReceiptBatches, {}, other)).status]).toEqual([
      other,
      403,
    ]);
  }
  const theirs = await upload('ajeno.pdf', await payrollPdf(['x']), 'empleado');
  expect((await create([theirs])).status).toBe(422);
  expect((await create([])).error.fields).toEqual({ files: 'Elegí el archivo.' });
});
