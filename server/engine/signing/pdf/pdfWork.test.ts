import { buffer } from 'node:stream/consumers';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import PdfKit from 'pdfkit';
import { residentMegabytes } from '../../../../tests/hostile/support/residentMegabytes';
import { bomb, heavyWords, manyBombs, manyPages } from '../../../../tests/support/hostileFiles';
import { testCertificate } from '../../../../tests/support/testCertificate';
import { Fault } from '../../http/fault';
import { clock } from '../../time/clock';
import { openWorkshop, type Workshop } from '../../workshop/openWorkshop';
import { isWhole } from './isWhole';
import { type PdfWork, pdfWork } from './pdfWork';

async function pdf(pages: number) {
  const document = new PdfKit({ autoFirstPage: false });
  for (let page = 1; page <= pages; page += 1) document.addPage().text(`Página ${page}`);
  document.end();
  return buffer(document);
}

const evidence = {
  title: 'Política',
  organisation: 'Frigorífico Ñandú S.A.',
  facts: ['Código ABCD'],
  address: 'https://anden.example/verify/ABCD',
  fields: [{ field: '1', name: 'Juárez, Delfina', detail: 'legajo 7' }],
};
const seal = { field: '1', name: 'Juárez', reason: 'Firmado', at: clock.now(), lines: ['Firmado'] };
const turn = { turn: 'account:1' };

/** This one gives up as soon as the server's does, for files that are made to take too long. */
let strict: Workshop;
/** This one waits as long as a slow machine needs. */
let patient: Workshop;
let work: PdfWork;
beforeAll(() => {
  strict = openWorkshop();
  patient = openWorkshop({ patienceMs: 60_000, penaltyMs: 1 });
  work = pdfWork(patient);
});
afterAll(() => Promise.all([strict.close(), patient.close()]));

test('a PDF is made ready, filled in elsewhere and sealed here; what it was made of is still here', async () => {
  const bytes = await pdf(3);
  expect(await work.check(bytes, turn)).toBe(3);
  const prepared = await work.prepare(bytes, evidence, turn);
  const { bytes: sealed } = await work.seal(prepared, seal, await testCertificate('Ñandú'), turn);
  expect(isWhole(await work.read(sealed, turn))).toBe(true);
  expect(Buffer.from(sealed.subarray(0, prepared.length)).equals(prepared)).toBe(true);
  expect([bytes.length > 0, prepared.length > 0]).toEqual([true, true]);
});

const hostile: [string, () => Buffer][] = [
  ['a list that names one page a million times', () => manyPages(1_000_000)],
  ['a list of pages that names itself', () => manyPages(2, '2 0 R')],
  ['a stream that unfolds into all memory', () => bomb(200)],
  ['streams that only together are too much', () => manyBombs(12, 10)],
  ['pages whose words unfold into all memory', () => heavyWords(200)],
];
test.each(hostile)('%s is refused in words, in bounded time and memory', async (name, make) => {
  const bytes = make();
  const guarded = pdfWork(strict);
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, residentMegabytes().workshop);
  }, 20);
  const begun = performance.now();
  const asked = guarded.check(bytes, { turn: name }).then(
    // A file that is only unpacked to be drawn upon is refused there.
    () => guarded.prepare(bytes, evidence, { turn: name }),
  );
  const refusal: unknown = await asked.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Fault);
  expect([415, 422]).toContain((refusal as Fault).status);
  expect((refusal as Fault).message).toMatch(/PDF/);
  clearInterval(watch);
  expect(performance.now() - begun).toBeLessThan(30_000);
  expect(most).toBeLessThan(700);
});

test('a book is no attack: hundreds of pages, and lists of a hundred thousand things', async () => {
  const document = await PDFDocument.load(await pdf(600));
  const { context, catalog } = document;
  const numbers = Array.from({ length: 150_000 }, (_, at) => at);
  catalog.set(PDFName.of('Numbers'), context.register(context.obj(numbers)));
  expect(await work.check(await document.save(), turn)).toBe(600);
});

test('many at once take turns, and a refusal is told in the same words to its own asker', async () => {
  const asked = [pdf(1), pdf(2), Promise.resolve(Buffer.from('no es un PDF')), pdf(4)];
  const answers = await Promise.allSettled(asked.map(async (one) => work.check(await one, turn)));
  expect(answers).toMatchObject([
    { value: 1 },
    { value: 2 },
    { reason: { status: 415, code: 'archivo_tipo', message: expect.stringContaining('dañado') } },
    { value: 4 },
  ]);
  const prepared = await work.prepare(await pdf(1), evidence, turn);
  const certificate = await testCertificate('Ñandú');
  await expect(work.seal(prepared, { ...seal, field: '9' }, certificate, turn)).rejects.toThrow(
    'no empty field',
  );
});

/** Each is a file of a few lines over which the library that opens it stumbles. */
const stumbling: [string, string][] = [
  [
    'fields within fields without end',
    `/AcroForm<</Fields[10 0 R]>>>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n${Array.from(
      { length: 20_000 },
      (_, at) => `${10 + at} 0 obj\n<</Kids[${11 + at} 0 R]>>\nendobj\n`,
    ).join('')}`,
  ],
  [
    'pages that are their own parent',
    '>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1/Parent 2 0 R>>\nendobj\n',
  ],
];

test.each(stumbling)('%s: refused in words', async (_, parts) => {
  const page = '3 0 obj\n<</Type/Page/Parent 2 0 R>>\nendobj\ntrailer\n<</Root 1 0 R>>\n';
  const bytes = Buffer.from(`%PDF-1.5\n1 0 obj\n<</Type/Catalog/Pages 2 0 R${parts}${page}`);
  await expect(work.prepare(bytes, evidence, turn)).rejects.toMatchObject({
    status: 415,
    code: 'archivo_tipo',
  });
});
