import { deflateSync } from 'node:zlib';

/** A reader who follows the tables of these files sees the first text; the second stands there besides. */
export const SHOWN = 'PAGO 100';
const BESIDES = 'RENUNCIO';

const drawing = (text: string) => `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`;
const object = (number: number, body: string) => `${number} 0 obj\n${body}\nendobj\n`;
const stream = (number: number, content: string, more = '') =>
  object(number, `<<${more}/Length ${content.length}>>\nstream\n${content}\nendstream`);
const page = (parent: number, contents: string) =>
  `<</Type/Page/Parent ${parent} 0 R/MediaBox[0 0 595 842]/Contents ${contents}/Resources<</Font<</F1 5 0 R>>>>>>`;

const other = stream(4, drawing(BESIDES));
const within = (number: number, body: string) =>
  stream(15, `${number} 0 ${body}`, `/Type/ObjStm/N 1/First ${`${number} 0 `.length}`);

interface Parts {
  /** The contents of the page, and what stands in the file behind what is shown. */
  contents?: string;
  behind?: string;
  /** Rows of the table for what is behind. */
  rows?: string;
  /** A second trailer, that no reader follows. */
  trailer?: string;
  /** Else the table is a plain one. */
  table?: 'hexadecimal' | 'differences';
  before?: string;
  length?: string;
}

const tenDigits = (at: number) => String(at).padStart(10, '0');

function tableStream(places: readonly number[], at: number, how: Parts['table']): string {
  const rows = [0, ...places, at].map((place, number) => [
    number === 0 ? 0 : 1,
    place >> 16,
    (place >> 8) & 255,
    place & 255,
    0,
  ]);
  const differences = rows.map((row) => [
    1,
    ...row.map((byte, i) => (byte - (row[i - 1] ?? 0)) & 255),
  ]);
  const [filter, bytes] =
    how === 'hexadecimal'
      ? ['/ASCIIHexDecode', Buffer.from(`${Buffer.from(rows.flat()).toString('hex')}>`)]
      : [
          '/FlateDecode/DecodeParms<</Predictor 11/Columns 5>>',
          deflateSync(Buffer.from(differences.flat())),
        ];
  const head = `/Type/XRef/Size 7/W[1 3 1]/Root 1 0 R/Filter${filter}`;
  return stream(6, bytes.toString('latin1'), head);
}

function pdf(parts: Parts = {}): Buffer {
  const {
    contents = '4 0 R',
    behind = '',
    rows = '',
    trailer = '',
    table,
    before = '',
    length,
  } = parts;
  const text = drawing(SHOWN);
  const objects = [
    object(1, '<</Type/Catalog/Pages 2 0 R>>'),
    object(2, '<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    object(3, page(2, contents)),
    length
      ? object(
          4,
          `<</Length ${length}>>\nstream\n${text}\nendstream\n${drawing(BESIDES)}\nendstream`,
        )
      : stream(4, text),
    object(5, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'),
  ];
  let file = '%PDF-1.5\n';
  const places = objects.map((one) => {
    const at = file.length;
    file += one;
    return at;
  });
  file += behind;
  const at = file.length;
  const plain = `xref\n0 6\n${['0000000000 65535 f ', ...places.map((place) => `${tenDigits(place)} 00000 n `)].join('\n')}\n${rows}trailer\n<</Size 20/Root 1 0 R>>\n${trailer}`;
  file += table ? tableStream(places, at, table) : plain;
  return Buffer.from(`${before}${file}startxref\n${at}\n%%EOF\n`, 'latin1');
}

const otherTree = [
  object(11, '<</Type/Catalog/Pages 12 0 R>>'),
  object(12, '<</Type/Pages/Kids[13 0 R]/Count 1>>'),
  object(13, page(12, '14 0 R')),
  stream(14, drawing(BESIDES)),
].join('');

/** PDFs in which who goes through the file finds other words than who follows its tables. */
export const twoFacedPdfs: [string, Buffer][] = [
  ['an object written twice', pdf({ behind: other })],
  ['on two lines', pdf({ behind: other.replace('4 0 obj', '4\n0 obj') })],
  ['around a comment', pdf({ behind: other.replace('4 0 obj', '4 %4\n0 obj') })],
  ['without a space', pdf({ behind: other.replace('4 0 obj', '4 0obj') })],
  ['behind a word that begins streams', pdf({ behind: `${object(7, '(stream\n)')}${other}` })],
  [
    'within another one',
    pdf({ behind: stream(14, drawing(BESIDES)) + within(3, page(2, '14 0 R')) }),
  ],
  ['behind a table in hexadecimal', pdf({ behind: other, table: 'hexadecimal' })],
  ['behind a table of differences', pdf({ behind: other, table: 'differences' })],
  ['in a file that begins with something else', pdf({ behind: other, before: 'hola\r\n' })],
  ['from another root', pdf({ behind: otherTree, trailer: 'trailer\n<</Size 20/Root 11 0 R>>\n' })],
  [
    'in an object that was taken away',
    pdf({
      contents: '[4 0 R 8 0 R]',
      behind: stream(8, drawing(BESIDES)),
      rows: '8 1\n0000000000 00001 f \n',
    }),
  ],
  [
    'in an object of no table',
    pdf({ contents: '[4 0 R 8 0 R]', behind: stream(8, drawing(BESIDES)) }),
  ],
  [
    'in a stream that goes on behind its end',
    pdf({
      length: '9 0 R',
      behind: object(9, String(`${drawing(SHOWN)}\nendstream\n${drawing(BESIDES)}`.length)),
    }),
  ],
];

/** Written in the same ways, and saying the same to everybody. */
export const plainPdfs: [string, Buffer][] = [
  ['a plain table', pdf()],
  ['a table in hexadecimal', pdf({ table: 'hexadecimal' })],
  ['a table of differences', pdf({ table: 'differences' })],
  ['something before it', pdf({ before: '\r\n' })],
];
