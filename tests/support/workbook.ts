import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const NAMESPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

export interface WorkbookPieces {
  /** The rows of its sheet, as they are written. */
  rows: string | Buffer;
  strings?: string;
  styles?: string;
  properties?: string;
}

/** A workbook by its parts, right or as wrong as it is told to be. */
export async function workbook({
  rows,
  strings = '',
  styles = '',
  properties = '',
}: WorkbookPieces): Promise<Buffer> {
  const zip = new ZipFile();
  const add = (name: string, ...content: (string | Buffer)[]) =>
    zip.addBuffer(Buffer.concat(content.map((part) => Buffer.from(part))), name);
  add(
    '[Content_Types].xml',
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
      <Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
  );
  add(
    'xl/workbook.xml',
    `<?xml version="1.0"?><workbook ${NAMESPACE} xmlns:r="x">${properties}<sheets><sheet name="Uno" sheetId="9" r:id="rId7"/></sheets></workbook>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    '<Relationships><Relationship Id="rId7" Target="worksheets/first.xml"/></Relationships>',
  );
  add('xl/sharedStrings.xml', `<sst ${NAMESPACE}>${strings}</sst>`);
  add('xl/styles.xml', `<styleSheet ${NAMESPACE}>${styles}</styleSheet>`);
  add(
    'xl/worksheets/first.xml',
    `<worksheet ${NAMESPACE}><sheetData>`,
    rows,
    '</sheetData></worksheet>',
  );
  zip.end();
  return buffer(zip.outputStream);
}

/** The same with a directory that says that each part is so small. */
export function lyingDirectory(zip: Buffer, size: number): Buffer {
  const lying = Buffer.from(zip);
  for (let at = lying.indexOf('PK\u0001\u0002'); at >= 0; ) {
    lying.writeUInt32LE(Math.min(size, lying.readUInt32LE(at + 24)), at + 24);
    at = lying.indexOf('PK\u0001\u0002', at + 4);
  }
  return lying;
}
