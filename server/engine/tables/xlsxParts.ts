import type { TableColumn } from './tableColumn';
import { styles, textCell, xmlText } from './xlsxCell';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`;

const relations = (entries: string) =>
  `${head}<Relationships xmlns="${packages}/relationships">${entries}</Relationships>`;

const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`;

const format = (numFmt: number, font = 0) =>
  `<xf numFmtId="${numFmt}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

// In the order of `styles`: general, header, integer, decimal, day, instant, text, duration.
const styleSheet = `${head}<styleSheet xmlns="${sheets}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="166" formatCode="[h]:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="8">${[format(0), format(0, 1), format(3), format(4), format(164), format(165), format(49), format(166)].join('')}</cellXfs></styleSheet>`;

const widths = {
  text: 22,
  integer: 12,
  decimal: 14,
  duration: 12,
  day: 12,
  instant: 17,
  boolean: 8,
};

/** The letters of a column, from 1 on. */
export function columnName(position: number): string {
  const rest = Math.floor((position - 1) / 26);
  return (rest > 0 ? columnName(rest) : '') + String.fromCharCode(65 + ((position - 1) % 26));
}

const letters: string[] = [];

function lettersOf(index: number): string {
  const known = letters[index] ?? columnName(index + 1);
  letters[index] = known;
  return known;
}

/** A row of cells, each with its address; empty ones are left out. */
export function sheetRow(number: number, cells: readonly string[]): string {
  let row = `<row r="${number}">`;
  for (const [index, cell] of cells.entries()) {
    if (cell !== '') row += `<c r="${lettersOf(index)}${number}" ${cell}`;
  }
  return `${row}</row>`;
}

/** Names of sheets are short and without the signs that addresses use. */
const sheetName = (name: string) => xmlText(name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31));

/** The parts of the file that do not depend on its rows. */
export const fixedParts = (name: string): Record<string, string> => ({
  '[Content_Types].xml': contentTypes,
  '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': `${head}<workbook xmlns="${sheets}" xmlns:r="${office}"><sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(
    relation('rId1', 'worksheet', 'worksheets/sheet1.xml') +
      relation('rId2', 'styles', 'styles.xml'),
  ),
  'xl/styles.xml': styleSheet,
});

const frozen =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/** Up to the first row: the header, where there is one, stays in sight, and each column is as wide as what it holds. */
export function sheetStart(columns: readonly TableColumn[], titled = true): string {
  const cols = columns.map(({ label, kind, width }, index) => {
    const wide = Math.max(width ?? widths[kind], Math.min(label.length + 4, 40));
    return `<col min="${index + 1}" max="${index + 1}" width="${wide}" customWidth="1"/>`;
  });
  const start = `${head}<worksheet xmlns="${sheets}">${titled ? frozen : ''}<cols>${cols.join('')}</cols><sheetData>`;
  if (!titled) return start;
  const titles = columns.map(({ label }) => textCell(label, styles.header));
  return `${start}${sheetRow(1, titles)}`;
}

/** The end of a sheet whose rows are not to be filtered. */
export const sheetStop = '</sheetData></worksheet>';

export const sheetEnd = (columns: number, rows: number) =>
  `</sheetData><autoFilter ref="A1:${columnName(columns)}${rows + 1}"/></worksheet>`;
