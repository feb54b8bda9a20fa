import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** A file by its objects, with a true table of where they are. */
function pdfOf(objects: readonly (string | Buffer)[], trailer = '/Root 1 0 R'): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, body] of objects.entries()) {
    places.push(length);
    add(
      Buffer.concat([
        Buffer.from(`${index + 1} 0 obj\n`),
        Buffer.from(body),
        Buffer.from('\nendobj\n'),
      ]),
    );
  }
  const start = length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`));
  add(Buffer.from(`trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

const stream = (content: string | Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(`<< /Length ${content.length} ${more} >>\nstream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream'),
  ]);

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const words = stream('BT /F1 24 Tf 72 700 Td (Hola) Tj ET');

/** A page with one word; each sample changes what it is about. */
function onePage({ catalog = '', page = '', box = '0 0 612 792', content = words } = {}): Buffer {
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
    content,
    font,
  ]);
}

const script =
  '<< /S /JavaScript /JS (app.alert\\(1\\); window.hacked = true; this.hacked = true) >>';

/** Several pages with an index, by the library of the server; with a password, or only rules. */
export function manyPages(pages: number, security: { user?: string; owner?: string } = {}) {
  const document = new PDFDocument({
    userPassword: security.user,
    ownerPassword: security.owner,
    permissions: { modifying: false },
  });
  for (let number = 1; number <= pages; number += 1) {
    if (number > 1) document.addPage();
    document.fontSize(18).text(`Página ${number}: reposo por 48 horas`);
    if (number % 3 === 1) document.outline.addItem(`Parte ${number}`).addItem(`Detalle ${number}`);
  }
  document.end();
  return buffer(document);
}

export interface Sample {
  name: string;
  bytes: Buffer;
  /** The words read on it or, where it does not open, told instead; null: an empty page is all there is. */
  shows: RegExp | null;
}

const damaged = /está vacío, está dañado o no es un PDF/;

/** Files that nobody in their right mind made; each opens or says why not. */
export async function pdfSamples(): Promise<Sample[]> {
  const whole = onePage();
  const long = await manyPages(300);
  const bomb = deflateSync(Buffer.alloc(64_000_000, ' '));
  return [
    { name: 'nothing in it', bytes: Buffer.alloc(0), shows: damaged },
    { name: 'a web page', bytes: Buffer.from('<html><body>no</body></html>'), shows: damaged },
    { name: 'only its beginning', bytes: whole.subarray(0, 60), shows: damaged },
    { name: 'cut in the middle of a page', bytes: long.subarray(0, 700), shows: damaged },
    { name: 'noise', bytes: Buffer.from(whole.map((byte) => byte ^ 0x5a)), shows: damaged },
    {
      name: 'a table that lies about where things are',
      bytes: Buffer.from(
        whole.toString('latin1').replace(/0000000\d\d\d/g, '0000000007'),
        'latin1',
      ),
      shows: /^Hola$/,
    },
    {
      name: 'rubbish before it',
      bytes: Buffer.concat([Buffer.from('xx\r\n'), whole]),
      shows: /^Hola$/,
    },
    {
      name: 'no pages',
      bytes: pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
      shows: /no tiene páginas|está dañado/,
    },
    {
      name: 'pages that hold themselves',
      bytes: pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [2 0 R] /Count 1 >>',
      ]),
      shows: /está dañado|No se pudo abrir/,
    },
    {
      name: 'a page whose drawing is missing',
      bytes: onePage({ content: stream(Buffer.from('not deflated'), '/Filter /FlateDecode') }),
      shows: null,
    },
    {
      name: 'scripts when it opens, when a page opens and in its links',
      bytes: onePage({
        catalog: `/OpenAction ${script} /AA << /WC ${script} >>`,
        page: `/AA << /O ${script} >> /Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 600 700] /A ${script} >> << /Type /Annot /Subtype /Link /Rect [0 700 600 790] /A << /S /URI /URI (javascript:window.hacked=true) >> >>]`,
      }),
      shows: /^Hola$/,
    },
    {
      name: 'a form that sends itself away',
      bytes: onePage({
        catalog: '/OpenAction << /S /SubmitForm /F (https://example.invalid/x) >>',
      }),
      shows: /^Hola$/,
    },
    {
      name: 'a page as large as they may be',
      bytes: onePage({ box: '0 0 14400 14400' }),
      shows: /^Hola$/,
    },
    { name: 'a page of no size', bytes: onePage({ box: '0 0 0 0' }), shows: /^Hola$/ },
    {
      name: 'sixty four megabytes in sixty four kilobytes',
      bytes: onePage({ content: stream(bomb, '/Filter /FlateDecode') }),
      shows: null,
    },
    { name: 'three hundred pages', bytes: long, shows: /^Página 1: reposo/ },
    {
      name: 'rules and no password',
      bytes: await manyPages(2, { owner: 'dueña' }),
      shows: /^Página 1: reposo/,
    },
  ];
}
