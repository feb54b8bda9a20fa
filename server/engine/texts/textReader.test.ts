import { PDFDocument } from '@cantoo/pdf-lib';
import { payrollPdf } from '../../../tests/support/payrollPdf';
import { openWorkshop, type Workshop } from '../workshop/openWorkshop';
import { type TextReader, textReader } from './textReader';

const PDF = 'application/pdf';
let workshop: Workshop;
let reader: TextReader;
beforeAll(() => {
  workshop = openWorkshop();
  reader = textReader(workshop);
});
afterAll(() => workshop.close());

test('the pages of a PDF come in lots and in their order, however slow who takes them', async () => {
  const bytes = await payrollPdf(Array.from({ length: 60 }, (_, at) => `Legajo ${at} fin`));
  const lots: string[][] = [];
  await reader.pages(bytes, async (texts, total) => {
    await new Promise((resolve) => setTimeout(resolve, 60 - 20 * lots.length));
    expect(total).toBe(60);
    lots.push(texts);
  });
  expect(lots.map(({ length }) => length)).toEqual([25, 25, 10]);
  expect(lots.flat().map((text) => text.trim())).toEqual(
    Array.from({ length: 60 }, (_, at) => `Legajo ${at} fin`),
  );
});

test('a whole text ends after 500 pages', async () => {
  const bytes = await payrollPdf(Array.from({ length: 510 }, (_, at) => `hoja${at + 1}`));
  const text = await reader.whole(bytes, PDF);
  expect(text.split('\n')).toHaveLength(500);
  expect(text).toMatch(/^hoja1\nhoja2\n.*hoja500$/s);
});

test('what whoever takes the pages throws is what is thrown, and the next file is read', async () => {
  const taken = reader.pages(await payrollPdf(['uno']), () => Promise.reject(new Error('lleno')));
  await expect(taken).rejects.toThrow('lleno');
  expect(await reader.whole(await payrollPdf(['dos']), PDF)).toBe('dos');
});

test('broken and locked files are told apart, and cost no process', async () => {
  const broken = () => new TextEncoder().encode('%PDF-1.7\nnada');
  await expect(reader.whole(broken(), PDF)).rejects.toMatchObject({ why: 'broken' });
  await expect(reader.pages(broken(), async () => undefined)).rejects.toMatchObject({
    why: 'broken',
  });
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.encrypt({ userPassword: 'clave', ownerPassword: 'otra' });
  await expect(reader.whole(await pdf.save(), PDF)).rejects.toMatchObject({ why: 'locked' });
  expect(await reader.whole(await payrollPdf(['sigue']), PDF)).toBe('sigue');
});

test('a file that takes too long is given up, and the next one is read by another process', async () => {
  const hurried = textReader(workshop, { turn: 'hurried', background: true, patienceMs: 1 });
  const late = { why: 'late' };
  // The PDF has so many pages that no machine reads them in that time.
  const long = await payrollPdf(Array.from({ length: 200 }, () => 'Nunca llega'));
  await expect(hurried.whole(long.slice(), PDF)).rejects.toMatchObject(late);
  await expect(hurried.pages(long.slice(), async () => undefined)).rejects.toMatchObject(late);
  expect(await reader.whole(await payrollPdf(['Llega']), PDF)).toBe('Llega');
});
