import { z } from 'zod';

type SourceKind = 'digits' | 'text' | 'amount' | 'day' | 'constant';

interface BankSourceWords {
  label: string;
  kind: SourceKind;
  /** The usual width; digits and dates never fit into less. */
  width: number;
}

/** A column of the bank's file may hold these values: no other fact of a person leaves by it. */
export const bankSources = {
  cbu: { label: 'CBU o CVU', kind: 'digits', width: 22 },
  alias: { label: 'Alias', kind: 'text', width: 20 },
  account: { label: 'CBU o, si no tiene, alias', kind: 'text', width: 22 },
  bankCode: { label: 'Banco, del CBU', kind: 'digits', width: 3 },
  branch: { label: 'Sucursal, del CBU', kind: 'digits', width: 4 },
  accountNumber: { label: 'Número de cuenta, del CBU', kind: 'digits', width: 13 },
  cuil: { label: 'CUIL', kind: 'digits', width: 11 },
  docket: { label: 'Legajo', kind: 'text', width: 10 },
  name: { label: 'Apellido y nombre', kind: 'text', width: 30 },
  lastName: { label: 'Apellido', kind: 'text', width: 20 },
  firstName: { label: 'Nombre', kind: 'text', width: 20 },
  address: { label: 'Domicilio', kind: 'text', width: 40 },
  amount: { label: 'Importe', kind: 'amount', width: 15 },
  line: { label: 'Número de línea', kind: 'digits', width: 6 },
  reference: { label: 'Título de la liquidación', kind: 'text', width: 20 },
  period: { label: 'Mes (AAAAMM)', kind: 'digits', width: 6 },
  payDay: { label: 'Fecha de pago', kind: 'day', width: 8 },
  taxId: { label: 'CUIT de la organización', kind: 'digits', width: 11 },
  organisation: { label: 'Nombre de la organización', kind: 'text', width: 30 },
  count: { label: 'Cantidad de transferencias', kind: 'digits', width: 8 },
  sum: { label: 'Suma de los importes', kind: 'amount', width: 17 },
  constant: { label: 'Texto fijo', kind: 'constant', width: 1 },
} as const satisfies Record<string, BankSourceWords>;

export type BankSource = keyof typeof bankSources;

const sourceNames = Object.keys(bankSources) as [BankSource, ...BankSource[]];
const ofAll: readonly BankSource[] = ['count', 'sum'];

/** The columns of a transfer may hold these. */
export const columnSources = sourceNames.filter((one) => !ofAll.includes(one));
/** A line before or after all transfers may hold these. */
export const edgeSources: readonly BankSource[] = [
  ...ofAll,
  ...(['reference', 'period', 'payDay', 'taxId', 'organisation', 'constant'] as const),
];

/** Digits that are the same in number wherever they stand. */
const wholeDigits: readonly BankSource[] = [
  ...(['cbu', 'account', 'bankCode', 'branch'] as const),
  ...(['cuil', 'taxId', 'period'] as const),
];

export const bankFills = {
  spacesRight: 'Espacios a la derecha',
  spacesLeft: 'Espacios a la izquierda',
  zerosLeft: 'Ceros a la izquierda',
} as const;

export const bankDecimals = {
  none: 'Sin separador (en centavos)',
  comma: 'Con coma',
  point: 'Con punto',
} as const;

export const bankDays = {
  ymd: 'AAAAMMDD',
  dmy: 'DDMMAAAA',
  slashes: 'DD/MM/AAAA',
  dashes: 'AAAA-MM-DD',
} as const;

const namesOf = <T extends object>(words: T) =>
  Object.keys(words) as [keyof T & string, ...(keyof T & string)[]];

/** Headings of some banks are a single text of this many places. */
export const MOST_WIDE = 650;
const CONTROL = /\p{Cc}/u;

export const bankColumn = z
  .object({
    source: z.enum(sourceNames),
    /** Its heading in a CSV that has them. */
    title: z.string().trim().max(60),
    /** In a text of fixed width, as are the next two. */
    width: z.int().min(1).max(MOST_WIDE),
    fill: z.enum(namesOf(bankFills)),
    /** A text that is too long loses its end instead of stopping the file. */
    cut: z.boolean(),
    decimals: z.enum(namesOf(bankDecimals)),
    day: z.enum(namesOf(bankDays)),
    /** The text of a constant, as it is written; empty: a place that stays blank. */
    text: z
      .string()
      .max(MOST_WIDE)
      .refine((text) => !CONTROL.test(text), 'No admite saltos de línea ni tabulaciones.'),
  })
  .meta({ id: 'BankColumn' });

export type BankColumn = z.infer<typeof bankColumn>;

/** A column as it is when somebody adds it. */
export function newBankColumn(source: BankSource): BankColumn {
  const { label, kind, width } = bankSources[source];
  const padded = kind === 'amount' || (kind === 'digits' && source !== 'cbu');
  return {
    ...{ source, title: source === 'constant' ? '' : label, width, text: '' },
    ...{ fill: padded ? 'zerosLeft' : 'spacesRight', cut: false, decimals: 'none', day: 'ymd' },
  };
}

/** The least that a column needs; what may be of any length needs one. */
export function leastWidth({ source, day, text }: BankColumn): number {
  if (source === 'payDay') return bankDays[day].length;
  if (source === 'constant') return Math.max(1, text.length);
  return wholeDigits.includes(source) ? bankSources[source].width : 1;
}

export const isText = ({ source }: Pick<BankColumn, 'source'>): boolean =>
  bankSources[source].kind === 'text';
