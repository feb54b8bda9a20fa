import { PDFDocument } from '@cantoo/pdf-lib';
import { Transformer } from '@napi-rs/image';
import { fitPage } from './fitPage';
import { picturesPdf } from './picturesPdf';

const jpeg = async (width: number, height: number) => {
  const pixels = new Uint8Array(width * height * 4).fill(255);
  return new Uint8Array(await Transformer.fromRgbaPixels(pixels, width, height).jpeg(80));
};

test.each([
  ['an upright picture', { width: 1500, height: 2000, turns: 0 }, [595.28, 841.89]],
  ['one that lies', { width: 2000, height: 1500, turns: 0 }, [841.89, 595.28]],
  ['one that lay and was turned', { width: 2000, height: 1500, turns: 3 }, [595.28, 841.89]],
])('%s stands in the middle of its sheet, whole and in its shape', (_what, shape, size) => {
  const { sheet, box } = fitPage(shape);
  expect([sheet.width, sheet.height]).toEqual(size);
  const ratio = shape.turns % 2 === 0 ? shape.width / shape.height : shape.height / shape.width;
  expect(box.width / box.height).toBeCloseTo(ratio, 3);
  expect(box.x).toBeGreaterThanOrEqual(18);
  expect(box.y).toBeGreaterThanOrEqual(18);
  expect(box.x * 2 + box.width).toBeCloseTo(sheet.width, 3);
  expect(box.y * 2 + box.height).toBeCloseTo(sheet.height, 3);
});

test('the pictures become a file that other programs read: a page for each, with the very bytes', async () => {
  const bytes = await jpeg(60, 40);
  const pdf = picturesPdf([
    { bytes, width: 60, height: 40, turns: 0 },
    { bytes, width: 60, height: 40, turns: 1 },
    { bytes: await jpeg(1, 1), width: 1, height: 1, turns: 2 },
  ]);
  const read = await PDFDocument.load(pdf);
  expect(read.getPages().map((page) => page.getWidth() > page.getHeight())).toEqual([
    true,
    false,
    false,
  ]);
  expect(Buffer.from(pdf).includes(Buffer.from(bytes))).toBe(true);
});
