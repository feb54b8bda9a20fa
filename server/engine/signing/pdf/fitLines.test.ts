import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { fitLines } from './fitLines';

const font = async () => (await PDFDocument.create()).embedFont(StandardFonts.Helvetica);
const reason = `${'Falta una hora de las que trabajé. '.repeat(27)}Eso es todo.`;
const lines = ['En disconformidad', 'Juárez, Delfina', '26/11/2026 10:00', `Motivo: ${reason}`];

test('the longest reason is shown whole in a box of the evidence page', async () => {
  const { parts, size, step, pad } = fitLines(await font(), lines, 497, 82);
  expect(parts.join(' ')).toBe(lines.join(' '));
  expect(parts.length * step + 2 * pad).toBeLessThanOrEqual(82);
  expect(size).toBeGreaterThanOrEqual(4);
});

test('what does not fit in a small place on a form ends in an ellipsis', async () => {
  const { parts } = fitLines(await font(), lines, 120, 40);
  expect(parts.at(-1)).toMatch(/…$/);
});
