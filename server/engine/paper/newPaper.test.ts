import { PDFDocument } from '@cantoo/pdf-lib';
import { drawnIn } from '../../../tests/support/drawnIn';
import { textOf } from '../../../tests/support/pdfTexts';
import { newPaper } from './newPaper';

const at = new Date('2026-03-02T12:00:00Z');
const written = async (text: string) => {
  const paper = await newPaper({ title: 'Prueba', says: text, at });
  paper.addPage();
  paper.write(text, { x: 40, y: 40, size: 10, width: 120, most: 2 });
  return paper.bytes();
};

test('a paper says its title and its language, and is the same each time', async () => {
  const bytes = await written('Hola');
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  expect([document.getTitle(), document.getLanguage()]).toEqual(['Prueba', 'es-AR']);
  expect(document.getCreationDate()).toEqual(at);
  expect(Buffer.from(await written('Hola')).equals(Buffer.from(bytes))).toBe(true);
});

test('only what the usual font cannot write brings letters with it', async () => {
  expect((await written('Ñandú “1” €')).length).toBeLessThan(2000);
  const bytes = await written('Łódź, Αθήνα');
  expect(bytes.length).toBeGreaterThan(4000);
  expect(await textOf(bytes)).toBe('Łódź, Αθήνα');
});

test('what does not fit in its lines ends in "…"; another line begins under the last', async () => {
  const long = 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce';
  expect(await textOf(await written(long))).toMatch(/^uno dos.*…$/s);
  const paper = await newPaper({ title: 'Prueba', says: long });
  paper.addPage();
  const below = paper.write(long, { x: 40, y: 40, size: 10, width: 120 });
  expect(below).toBeCloseTo(40 + paper.heightOf(long, { size: 10, width: 120 }));
  expect(paper.write('', { x: 40, y: 40, size: 10 })).toBe(40);
  paper.write('12', { x: 40, y: 100, size: 10, width: 100, align: 'right' });
  // Two digits of Helvetica are 11.12 wide.
  expect(await drawnIn(await paper.bytes())).toContain('128.88 ');
});
