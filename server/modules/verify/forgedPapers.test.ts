import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { cancelEnvelope } from '@contract/signed/envelopeAcciones';
import { getSignature } from '@contract/signed/signatureAcciones';
import { verifyCode, verifyFile } from '@contract/verify/verifyAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { envelopeTools } from '../../../tests/support/envelopes';
import { forged, withOtherWords } from '../../../tests/support/forgedPdf';
import { payrollPdf } from '../../../tests/support/payrollPdf';
import { testCertificate } from '../../../tests/support/testCertificate';
import { sendForm } from '../../../tests/support/uploadAs';
import { pdfHere } from '../../engine/signing/pdf/pdfHere';
import { clock } from '../../engine/time/clock';

let server: TestServer;
let tools: ReturnType<typeof envelopeTools>;
let title: string;
let code: string;
/** The paper as it was sent, with one seal, and with both. */
let sent: Buffer;
let half: Buffer;
let whole: Buffer;

const check = async (bytes: Uint8Array) =>
  (await sendForm(server, verifyFile, null, {}, { name: 'x.pdf', bytes })).body;

beforeAll(async () => {
  server = await buildServer();
  tools = envelopeTools(server);
  const made = await tools.sent('together', ['empleado', 'operario']);
  const { id } = await tools.ownOf('empleado', made.id);
  const now = async () => {
    const { body } = await server.call(getSignature, { id }, 'empleado');
    code = body.code;
    return (await tools.fileOf(body.file.url, 'empleado')).bytes;
  };
  title = made.title;
  sent = await now();
  await tools.sign('empleado', made.id);
  half = await now();
  await tools.sign('operario', made.id);
  whole = await now();
});
afterAll(() => server.close());

test('other words behind the seals, sealed with a certificate of one’s own, are never what was signed', async () => {
  const own = await testCertificate('Dirección General');
  for (const base of [whole, half]) {
    const found = await check(await forged(base, 'Renuncio a todo', own));
    expect(found).toMatchObject({
      verdict: 'changed',
      added: { by: ['Dirección General'] },
      paper: { title, code },
    });
    expect(found.added?.bytes).toBeGreaterThan(1000);
  }
  expect(await check(await withOtherWords(whole, 'Renuncio'))).toMatchObject({
    verdict: 'changed',
    added: { by: [] },
    paper: { title },
  });
});

test('a seal that does not hold names nobody as who added it', async () => {
  const own = await testCertificate('Frigorífico Ñandú S.A.');
  const touched = Buffer.from(await forged(whole, 'Renuncio a todo', own));
  touched[whole.length + 30] = (touched[whole.length + 30] ?? 0) ^ 1;
  expect(await check(touched)).toMatchObject({
    verdict: 'changed',
    added: { by: ['alguien sin nombre'] },
  });
});

test('a seal of another’s over a paper that nobody sealed yet makes it no signed paper', async () => {
  const own = await testCertificate('Dirección General');
  const found = await check(await forged(sent, 'Acepto', own));
  expect(found).toMatchObject({ verdict: 'changed', added: { by: ['Dirección General'] } });
});

test('not a byte may differ, nor those inside of a seal that no seal covers', async () => {
  const text = whole.toString('latin1');
  const opens = text.lastIndexOf('/Contents <') + '/Contents <'.length;
  const closes = text.indexOf('>', opens);
  const letters = text.slice(opens, closes);
  const variants = {
    'letters of another case': letters.toUpperCase(),
    'other padding': `${letters.slice(0, -2)}aa`,
    'no padding': `${letters.replace(/(00)+$/, '')}`.padEnd(letters.length, 'f'),
  };
  for (const [name, changed] of Object.entries(variants)) {
    const bytes = Buffer.from(text.slice(0, opens) + changed + text.slice(closes), 'latin1');
    expect([name, (await check(bytes)).verdict]).toEqual([name, 'changed']);
  }
  for (const at of [9, 500, whole.length - 3]) {
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect((await check(changed)).verdict).toBe('changed');
  }
  const longer = await check(Buffer.concat([whole, Buffer.from('\n')]));
  expect(longer).toMatchObject({ verdict: 'changed', added: { bytes: 1, by: [] } });
});

test('what begins with something else is a changed one all the same', async () => {
  for (const before of ['\r\n', 'hola', '%PDF-1.4\n']) {
    expect((await check(Buffer.concat([Buffer.from(before), whole]))).verdict).toBe('changed');
  }
});

test('what readers would show over the words is never what was signed', async () => {
  const changes: ((document: PDFDocument) => void)[] = [
    ({ catalog, context }) => catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: {} })),
    ({ catalog, context }) => catalog.set(PDFName.of('PageLabels'), context.obj({ Nums: [] })),
    (document) => {
      const stamp = { Type: 'Annot', Subtype: 'Stamp', Rect: [0, 0, 600, 800] };
      const { context } = document;
      document.getPage(0).node.addAnnot(context.register(context.obj(stamp)));
    },
    (document) => {
      const [field] = document.getForm().getFields();
      const other = document.context.register(document.context.flateStream('0 0 99 99 re f'));
      field?.acroField.dict.set(PDFName.of('AP'), document.context.obj({ N: other }));
    },
  ];
  for (const useObjectStreams of [true, false]) {
    for (const change of changes) {
      const document = await PDFDocument.load(whole, { updateMetadata: false });
      const snapshot = document.takeSnapshot();
      change(document);
      for (const [ref] of document.context.enumerateIndirectObjects()) snapshot.markRefForSave(ref);
      const added = await document.saveIncremental(snapshot, { useObjectStreams });
      const found = await check(Buffer.concat([whole, added]));
      expect(found).toMatchObject({
        verdict: 'changed',
        added: { bytes: added.length },
        paper: { code },
      });
    }
  }
});

test('each of its states is known, and what became of the paper is said with it', async () => {
  expect(await check(whole)).toMatchObject({ verdict: 'intact', paper: { standing: 'signed' } });
  for (const earlier of [sent, half]) {
    expect(await check(earlier)).toMatchObject({ verdict: 'superseded', added: null });
  }
});

test('a paper that nobody signed, or that was rejected or cancelled, says so', async () => {
  const paperOf = async (id: number) => {
    const own = await tools.ownOf('empleado', id);
    const { body } = await server.call(getSignature, { id: own.id }, 'empleado');
    return (await tools.fileOf(body.file.url, 'empleado')).bytes;
  };
  const waiting = await tools.sent('together', ['empleado', 'operario']);
  expect(await check(await paperOf(waiting.id))).toMatchObject({
    verdict: 'intact',
    paper: { standing: 'waiting', signers: [{ signed: false }, { signed: false }] },
  });
  await tools.sign('empleado', waiting.id, { outcome: 'rejected', reason: 'No es así' });
  const rejected = await check(await paperOf(waiting.id));
  expect(rejected.paper?.standing).toBe('rejected');
  const other = await tools.sent('together', ['empleado']);
  const bytes = await paperOf(other.id);
  const { version } = await tools.envelope(other.id);
  await server.call(cancelEnvelope, { id: other.id, version, reason: 'Error' }, 'rrhh');
  const cancelled = await check(bytes);
  expect(cancelled).toMatchObject({ verdict: 'intact', paper: { standing: 'cancelled' } });
  const byCode = await server.call(verifyCode, { code: cancelled.paper?.code ?? '' });
  expect(byCode.body.paper?.standing).toBe('cancelled');
});

test('what carries our seal and is not in the records is neither called ours nor changed', async () => {
  const certificate = await server.services.certificate();
  const evidence = {
    title: 'Perdido',
    organisation: 'Casa',
    facts: [],
    address: 'https://anden.example/x',
    fields: [{ field: '1', name: 'Sosa', detail: '' }],
  };
  const prepared = await pdfHere.prepare(await payrollPdf(['x']), evidence, { turn: 'test' });
  const seal = { field: '1', name: 'Sosa', reason: '', at: clock.now(), lines: ['Firmado'] };
  const lost = await pdfHere.seal(prepared.slice(), seal, certificate, { turn: 'test' });
  expect(await check(lost.bytes)).toEqual({ verdict: 'unrecorded', added: null, paper: null });
  const other = await testCertificate('Otra Casa');
  const theirs = await pdfHere.seal(prepared, seal, other, { turn: 'test' });
  expect((await check(theirs.bytes)).verdict).toBe('unknown');
});
