import { z } from 'zod';
import { choice, flag, own, text } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, type RecordValues, recordFields } from '../core/record';
import {
  type BankColumn,
  type BankSource,
  bankColumn,
  bankSources,
  columnSources,
  edgeSources,
  isText,
  leastWidth,
  newBankColumn,
} from './bankColumn';

export const MOST_BANK_COLUMNS = 60;

const columnList = z.array(bankColumn).max(MOST_BANK_COLUMNS);

/** A new layout begins with these columns. */
const usual = (['cbu', 'cuil', 'name', 'amount', 'reference'] as const).map(newBankColumn);

/** The name of the file may contain these words. */
export const fileNameWords = {
  titulo: 'el título de la liquidación',
  mes: 'su mes (AAAAMM)',
  pago: 'la fecha de pago (AAAAMMDD)',
  cuit: 'el CUIT de la organización',
} as const;
export type FileNameWord = keyof typeof fileNameWords;

/** How a bank wants the file of its transfers. */
export const bankLayoutRecord = defineRecord(
  'BankLayout',
  { one: 'diseño de banco', many: 'diseños de banco' },
  {
    name: text('Nombre', { min: [2, 'Ponele un nombre.'], max: 60 }),
    format: choice(
      'Archivo',
      {
        fixed: 'Texto de ancho fijo',
        csv: 'Texto separado (CSV)',
        xlsx: 'Planilla de Excel (XLSX)',
      },
      { byDefault: 'fixed' },
    ),
    separator: choice(
      'Separador',
      { semicolon: 'Punto y coma', comma: 'Coma', tab: 'Tabulación' },
      { byDefault: 'semicolon' },
    ),
    titles: flag('La primera línea lleva los títulos', { byDefault: true }),
    letters: choice(
      'Las letras',
      {
        asIs: 'Como están',
        upper: 'En mayúsculas',
        plain: 'En mayúsculas, solo letras sin acentos y números',
      },
      { byDefault: 'asIs' },
    ),
    encoding: choice(
      'Codificación',
      {
        latin1: 'Latin-1 (ISO 8859-1)',
        utf8: 'UTF-8',
        utf8Marked: 'UTF-8 con marca, para Excel',
        ascii: 'ASCII, sin acentos ni eñes',
      },
      { byDefault: 'latin1' },
    ),
    lineEnd: choice(
      'Fin de línea',
      { crlf: 'Windows (CR LF)', lf: 'Unix (LF)' },
      { byDefault: 'crlf' },
    ),
    fileName: text('Nombre del archivo', { min: [1, 'Poné el nombre del archivo.'], max: 80 }),
    heading: own('Línea de encabezado', columnList, []),
    columns: own('Columnas de cada transferencia', columnList, usual),
    closing: own('Línea de cierre', columnList, []),
  },
);

export type BankLayoutFields = RecordValues<typeof bankLayoutRecord>;
/** All of a layout that its files are made by. */
export type BankShape = Omit<BankLayoutFields, 'name'>;
export const bankLayoutFields = recordFields(bankLayoutRecord);

export const bankLayout = bankLayoutFields.extend({ id, version }).meta({ id: 'BankLayout' });
export type BankLayout = z.infer<typeof bankLayout>;

/** "Columna 3, Importe". */
const placeOf = ({ source }: BankColumn, at: number) =>
  `Columna ${at + 1}, ${bankSources[source].label}`;

/** This tells why a column cannot be where it stands. */
function columnFault(
  column: BankColumn,
  fixed: boolean,
  offered: readonly BankSource[],
): string | null {
  const { source, width, fill, cut } = column;
  if (!offered.includes(source)) return 'no va en esta línea.';
  const least = leastWidth(column);
  if (fixed && width < least) return `necesita un ancho de ${least} o más.`;
  if (fixed && fill === 'zerosLeft' && (isText(column) || source === 'payDay'))
    return 'no es un número: rellenala con espacios.';
  if (cut && !isText(column)) return 'no se puede recortar.';
  return null;
}

/** The first thing that is wrong with a line of the file, in words. */
function lineFault(
  columns: readonly BankColumn[],
  fixed: boolean,
  offered: readonly BankSource[],
): string | null {
  for (const [at, column] of columns.entries()) {
    const fault = columnFault(column, fixed, offered);
    if (fault) return `${placeOf(column, at)}: ${fault}`;
    const first = columns.findIndex(({ source }) => source === column.source);
    if (column.source !== 'constant' && first < at)
      return `${placeOf(column, at)}: ya está en la columna ${first + 1}.`;
  }
  return null;
}

const pays: readonly BankSource[] = ['cbu', 'alias', 'account', 'accountNumber'];

/** This tells the fault in the columns of a transfer. */
function transferFault(columns: readonly BankColumn[], fixed: boolean): string | null {
  const sources = columns.map(({ source }) => source);
  if (!sources.includes('amount')) return 'Falta la columna del importe.';
  if (!sources.some((one) => pays.includes(one)))
    return 'Falta a dónde se transfiere: el CBU, el alias, uno de los dos o el número de cuenta.';
  return lineFault(columns, fixed, columnSources);
}

const UNNAMEABLE = /[\\/:*?"<>|\p{Cc}]/u;

/** This tells the fault in the name of the file. */
function nameFault(fileName: string): string | null {
  const words = Object.keys(fileNameWords);
  const unknown = [...fileName.matchAll(/\{([^}]*)\}/g)].find(
    ([, word = '']) => !words.includes(word),
  );
  if (unknown)
    return `No sé qué es ${unknown[0]}: van ${words.map((word) => `{${word}}`).join(', ')}.`;
  return UNNAMEABLE.test(fileName) ? 'No puede llevar \\ / : * ? " < > |.' : null;
}

/** The form and the server refuse these combinations. */
export function bankLayoutFaults(
  {
    format,
    fileName,
    heading,
    columns,
    closing,
  }: Pick<BankShape, 'fileName' | 'heading' | 'columns' | 'closing'> & { format: string },
  issues: z.RefinementCtx,
): void {
  const fixed = format === 'fixed';
  const faults = {
    fileName: nameFault(fileName),
    heading: lineFault(heading, fixed, edgeSources),
    columns: transferFault(columns, fixed),
    closing: lineFault(closing, fixed, edgeSources),
  };
  for (const [field, message] of Object.entries(faults)) {
    if (message) issues.addIssue({ code: 'custom', path: [field], message });
  }
}

/** A layout without its name, which is looked at before it is kept. */
export const bankShape = bankLayoutFields.omit({ name: true }).superRefine(bankLayoutFaults);
