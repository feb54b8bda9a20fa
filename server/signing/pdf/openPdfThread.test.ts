import { buffer } from 'node:stream/consumers';
import PdfKit from 'pdfkit';
import { testCertificate } from '../../../tests/support/testCertificate';
import { openPdfThread, type PdfThread } from './openPdfThread';
import { isWhole, readSeals } from './readSeals';

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
const seal = { field: '1', name: 'Juárez', reason: 'Firmado', at: new Date(), lines: ['Firmado'] };

let thread: PdfThread;
beforeAll(() => {
  thread = openPdfThread();
});
afterAll(() => thread.close());

test('a PDF is made ready and sealed in the thread; what it was made of is still here', async () => {
  const bytes = await pdf(3);
  expect(await thread.check(bytes)).toBe(3);
  const prepared = await thread.prepare(bytes, evidence);
  const sealed = await thread.seal(prepared.slice(), seal, await testCertificate('Ñandú'));
  expect(isWhole(sealed, readSeals(sealed))).toBe(true);
  expect(Buffer.from(sealed.subarray(0, prepared.length)).equals(prepared)).toBe(true);
  expect([bytes.length > 0, prepared.length > 0]).toEqual([true, true]);
});

test('many at once take turns, and a refusal is told in the same words to its own asker', async () => {
  const asked = [pdf(1), pdf(2), Promise.resolve(Buffer.from('no es un PDF')), pdf(4)];
  const answers = await Promise.allSettled(asked.map(async (one) => thread.check(await one)));
  expect(answers).toMatchObject([
    { value: 1 },
    { value: 2 },
    { reason: { status: 415, code: 'archivo_tipo', message: expect.stringContaining('dañado') } },
    { value: 4 },
  ]);
  const prepared = await thread.prepare(await pdf(1), evidence);
  const certificate = await testCertificate('Ñandú');
  await expect(thread.seal(prepared, { ...seal, field: '9' }, certificate)).rejects.toThrow(
    'no empty field',
  );
});

test('one that never ends costs its thread; the next one is done by another', async () => {
  const hurried = openPdfThread(1);
  await expect(hurried.check(await pdf(1))).rejects.toMatchObject({
    status: 503,
    code: 'pdf_interrumpido',
  });
  await hurried.close();
  expect(await thread.check(await pdf(2))).toBe(2);
});

test('a server that stops leaves nobody waiting', async () => {
  const stopping = openPdfThread();
  const waiting = [stopping.check(await pdf(1)), stopping.check(await pdf(1))];
  const ended = Promise.allSettled(waiting);
  await new Promise((resolve) => setImmediate(resolve));
  await stopping.close();
  for (const { status } of await ended) expect(status).toBe('rejected');
});
