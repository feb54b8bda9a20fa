import { buffer } from 'node:stream/consumers';
import { makeCuil } from '@contract/core/cuil';
import { uploadFile } from '@contract/files/uploadFile';
import {
  discardReceiptBatch,
  getReceiptBatch,
  listReceiptBatches,
} from '@contract/receipts/receiptBatchAcciones';
import { ZipFile } from 'yazl';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { payrollPdf } from '../../../tests/support/payrollPdf';
import { type ReceiptTools, receiptTools } from '../../../tests/support/receiptTools';
import { twoFacedPdfs } from '../../../tests/support/twoFacedPdf';
import { sendForm } from '../../../tests/support/uploadAs';
import { lyingDirectory } from '../../../tests/support/workbook';

let server: TestServer;
let tools: ReceiptTools;
beforeAll(async () => {
  server = await buildServer();
  tools = await receiptTools(server);
});
afterAll(() => server.close());

test('one PDF of everybody: recognised, to be looked at, and nobody’s', async () => {
  const stranger = makeCuil('20', '99000111');
  const bytes = await payrollPdf([
    tools.page('empleado'),
    'Hoja 2 de 2',
    tools.page('operario'),
    `Legajo ${tools.someone('jefe').docket} CUIL ${tools.someone('supervisor').cuil}`,
    `CUIL ${stranger}`,
  ]);
  const batch = await tools.batchOf(await tools.upload('octubre.pdf', bytes));
  expect(batch).toMatchObject({
    state: 'ready',
    pages: 5,
    fileNames: ['octubre.pdf'],
    counts: { matched: 2, doubtful: 1, unmatched: 1, out: 0 },
    author: { name: expect.any(String) },
  });
  const found = await tools.pieces(batch.id);
  expect(found.map((row) => [row.fromPage, row.toPage, row.personId, row.outcome])).toEqual([
    [1, 2, tools.someone('empleado').id, 'matched'],
    [3, 3, tools.someone('operario').id, 'matched'],
    [4, 4, tools.someone('supervisor').id, 'doubtful'],
    [5, 5, null, 'unmatched'],
  ]);
  expect(found[3]).toMatchObject({ cuil: stranger, reason: 'Nadie tiene ese CUIL.' });
});

test('several PDFs and a ZIP are recognised by their names, though no page says a word', async () => {
  const silent = (text: string) => payrollPdf([text]);
  const zip = new ZipFile();
  const mark = Buffer.from(await silent('uno'));
  zip.addBuffer(mark, `recibos/${tools.someone('operario').cuil}.pdf`);
  zip.addBuffer(Buffer.from('x'), 'leeme.txt');
  zip.end();
  const zipped = new Uint8Array(await buffer(zip.outputStream));
  const batch = await tools.batchOf(
    await tools.upload(
      `recibo-${tools.someone('empleado').docket}-2029-10.pdf`,
      await silent('dos'),
    ),
    await tools.upload('todos.zip', zipped),
    await tools.upload('otro.pdf', await silent('tres')),
  );
  const found = await tools.pieces(batch.id);
  expect(found.map((row) => [row.personId, row.outcome])).toEqual([
    [tools.someone('empleado').id, 'matched'],
    [tools.someone('operario').id, 'matched'],
    [null, 'unmatched'],
  ]);
});

test('a PDF with something before its mark is one; a ZIP that says less than it holds is not', async () => {
  const sheet = await payrollPdf([tools.page('jefe')]);
  const late = await tools.batchOf(
    await tools.upload('tarde.pdf', Buffer.concat([Buffer.from('\r\n'), sheet])),
  );
  expect(late).toMatchObject({ state: 'ready', counts: { matched: 1 } });
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(sheet), 'uno.pdf');
  zip.end();
  const lying = lyingDirectory(await buffer(zip.outputStream), 100);
  expect(await tools.batchOf(await tools.upload('miente.zip', lying))).toMatchObject({
    state: 'failed',
    problem: 'El ZIP está dañado: volvé a armarlo.',
  });
});

test('what is not a PDF, is broken or has no pages is refused in words, and nothing stays half read', async () => {
  const image = { name: 'a.pdf', bytes: new TextEncoder().encode('hola') };
  const refused = await sendForm(server, uploadFile, 'rrhh', { purpose: 'receipts' }, image);
  expect(refused.error).toMatchObject({ code: 'archivo_tipo' });
  const broken = new TextEncoder().encode(`%PDF-1.4\n${'x'.repeat(500)}`);
  const batch = await tools.batchOf(await tools.upload('roto.pdf', broken));
  expect(batch).toMatchObject({
    state: 'failed',
    problem: 'Un PDF no se puede leer: está dañado o no es un PDF.',
  });
  expect(await tools.pieces(batch.id)).toEqual([]);
  const { version } = batch;
  const thrown = await server.call(discardReceiptBatch, { id: batch.id, version }, 'rrhh');
  expect(thrown.status).toBe(200);
  expect((await server.call(getReceiptBatch, { id: batch.id }, 'rrhh')).status).toBe(404);
});

test('a PDF that would be cut into other slips than the ones that were read is refused in words', async () => {
  for (const [, bytes] of twoFacedPdfs.slice(0, 2)) {
    const batch = await tools.batchOf(await tools.upload('dos caras.pdf', new Uint8Array(bytes)));
    expect(batch).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('guarda partes que no se ven'),
    });
    expect(await tools.pieces(batch.id)).toEqual([]);
  }
});

test('a page with the CUIL of one is given to another only by who read both', async () => {
  const [whose, other] = [tools.someone('supervisor'), tools.someone('operario')];
  const bytes = await payrollPdf([`CUIL ${makeCuil('20', '99000222')}`, `CUIL ${whose.cuil}`]);
  const batch = await tools.batchOf(await tools.upload('ajeno.pdf', bytes));
  const [stranger, theirs] = await tools.pieces(batch.id);
  if (!stranger || !theirs) throw new Error('not split');
  const refused = await tools.correct(stranger, other.id);
  expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([422, ['otherCuil']]);
  expect(refused.error.fields?.otherCuil).toContain('20-99000222-');
  expect((await tools.correct(stranger, other.id, true)).body).toMatchObject({
    personId: other.id,
    outcome: 'matched',
  });
  // Its own person needs no word more.
  expect((await tools.correct(theirs, whose.id)).status).toBe(200);
});

test('a slip is given to somebody or left out; nobody gets two, and who comes second is told', async () => {
  const bytes = await payrollPdf([tools.page('empleado'), 'Sin datos', 'Tampoco']);
  const batch = await tools.batchOf(await tools.upload('corregir.pdf', bytes));
  const [, second, third] = await tools.pieces(batch.id);
  if (!second || !third) throw new Error('not split');
  const twice = await tools.correct(second, tools.someone('empleado').id);
  expect(twice.error.fields).toEqual({ personId: 'Ya tiene otro recibo en este lote.' });
  expect((await tools.correct(second, 999_999)).error.fields).toEqual({
    personId: 'Esa persona no existe.',
  });
  const given = await tools.correct(second, tools.someone('operario').id);
  expect(given.body).toMatchObject({ outcome: 'matched', corrected: true, reason: '' });
  expect((await tools.correct(second, null)).error.code).toBe('conflicto_version');
  expect((await tools.correct(third, null)).body).toMatchObject({ outcome: 'out', personId: null });
  expect((await tools.read(batch.id)).counts).toEqual({
    matched: 2,
    doubtful: 0,
    unmatched: 0,
    out: 1,
  });
});

test('only who publishes prepares, and only what they brought themselves', async () => {
  const bytes = await payrollPdf([tools.page('jefe')]);
  const hash = await tools.upload('mio.pdf', bytes);
  for (const other of ['admin', 'supervisor', 'jefe', 'empleado']) {
    expect([other, (await tools.create([hash], { as: other })).status]).toEqual([other, 403]);
    expect([other, (await server.call(listReceiptBatches, {}, other)).status]).toEqual([
      other,
      403,
    ]);
  }
  const theirs = await tools.upload('ajeno.pdf', await payrollPdf(['x']), 'empleado');
  expect((await tools.create([theirs])).status).toBe(422);
  expect((await tools.create([])).error.fields).toEqual({ files: 'Elegí el archivo.' });
});
