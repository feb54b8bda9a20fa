import { fitPage, type Shape } from './fitPage';

/** A picture that is a JPEG of three colours, as a canvas writes them. */
export interface JpegPicture extends Shape {
  bytes: Uint8Array;
}

const encoder = new TextEncoder();
const number = (value: number) => value.toFixed(2);

/** Where a turned picture begins and which way its sides go, in the PDF's own upward axes. */
function placing(picture: Shape): string {
  const { x, y, width, height } = fitPage(picture).box;
  const ways = [
    [width, 0, 0, height, x, y],
    [0, -height, width, 0, x, y + height],
    [-width, 0, 0, -height, x + width, y + height],
    [0, height, -width, 0, x + width, y],
  ];
  return (ways[picture.turns % 4] ?? []).map(number).join(' ');
}

const stream = (dictionary: string, bytes: Uint8Array) => [
  encoder.encode(`<<${dictionary}/Length ${bytes.length}>>\nstream\n`),
  bytes,
  encoder.encode('\nendstream'),
];

/** The page, what draws on it, and the picture: three objects, the first of them `at`. */
function pageObjects(picture: JpegPicture, at: number): Uint8Array[][] {
  const { sheet } = fitPage(picture);
  const { width, height, bytes } = picture;
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${sheet.width} ${sheet.height}]/Resources<</XObject<</P ${at + 2} 0 R>>>>/Contents ${at + 1} 0 R>>`;
  const image = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`;
  const drawing = encoder.encode(`q ${placing(picture)} cm /P Do Q`);
  return [[encoder.encode(page)], stream('', drawing), stream(image, bytes)];
}

/** Each picture makes a page, stripped of what the camera wrote about it. */
export function picturesPdf(pictures: readonly JpegPicture[]): Uint8Array<ArrayBuffer> {
  const pages = pictures.map((_picture, index) => `${3 + index * 3} 0 R`).join(' ');
  const objects = [
    [encoder.encode('<</Type/Catalog/Pages 2 0 R>>')],
    [encoder.encode(`<</Type/Pages/Count ${pictures.length}/Kids[${pages}]>>`)],
    ...pictures.flatMap((picture, index) => pageObjects(picture, 3 + index * 3)),
  ];
  // The second line tells programs that copy files that this one is not text.
  const parts: Uint8Array[] = [
    encoder.encode('%PDF-1.4\n%'),
    new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3, 0x0a]),
  ];
  const sizeOf = (some: readonly Uint8Array[]) => some.reduce((sum, { length }) => sum + length, 0);
  let written = sizeOf(parts);
  const offsets = objects.map((body, index) => {
    const object = [encoder.encode(`${index + 1} 0 obj\n`), ...body, encoder.encode('\nendobj\n')];
    const offset = written;
    parts.push(...object);
    written += sizeOf(object);
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  parts.push(
    encoder.encode(
      `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${written}\n%%EOF\n`,
    ),
  );
  const pdf = new Uint8Array(sizeOf(parts));
  let at = 0;
  for (const part of parts) {
    pdf.set(part, at);
    at += part.length;
  }
  return pdf;
}
