type Holds = 'digits' | 'letters' | 'name';

export interface BookField {
  name: string;
  /** Counted from 1, as the public design counts. */
  from: number;
  to: number;
  holds: Holds;
}

type Told = readonly [name: string, width: number, holds?: Holds];

const OTHER_SUMS = [
  'aporte adicional de obra social',
  'contribución adicional de obra social',
  'base diferencial de aportes de obra social',
  'base diferencial de obra social',
  'base diferencial de riesgos del trabajo',
  'remuneración por maternidad',
] as const;

/** The places of each record in the public design of the interface, in their order. */
const told = {
  '01': [
    ['registro', 2],
    ['CUIT', 11],
    ['envío', 2, 'letters'],
    ['período', 6],
    ['tipo', 1, 'letters'],
    ['número', 5],
    ['días base', 2, 'name'],
    ['registros 04', 6],
  ],
  '02': [
    ['registro', 2],
    ['CUIL', 11],
    ['legajo', 10, 'name'],
    ['dependencia', 50, 'name'],
    ['CBU', 22, 'name'],
    ['días', 3],
    ['fecha de pago', 8],
    ['fecha de rúbrica', 8, 'name'],
    ['forma de pago', 1],
  ],
  '03': [
    ['registro', 2],
    ['CUIL', 11],
    ['concepto', 10, 'name'],
    ['cantidad', 5],
    ['unidad', 1, 'name'],
    ['importe', 15],
    ['débito o crédito', 1, 'letters'],
    ['período del ajuste', 6, 'name'],
  ],
  '04': [
    ['registro', 2],
    ['CUIL', 11],
    ['cónyuge', 1],
    ['hijos', 2],
    ['convenio', 1],
    ['seguro de vida', 1],
    ['reducción', 1],
    ['tipo de empresa', 1],
    ['operación', 1],
    ['situación', 2],
    ['condición', 2],
    ['actividad', 3],
    ['contrato', 3],
    ['siniestro', 2],
    ['localidad', 2],
    ...[1, 2, 3].flatMap((turn): Told[] => [
      [`situación de revista ${turn}`, 2],
      [`día de la situación ${turn}`, 2],
    ]),
    ['días trabajados', 2],
    ['horas trabajadas', 3],
    ['aporte adicional', 5],
    ['tarea diferencial', 5],
    ['obra social', 6],
    ['adherentes', 2],
    ...OTHER_SUMS.map((name): Told => [name, 15]),
    ['remuneración bruta', 15],
    ...Array.from({ length: 9 }, (_, index): Told => [`base ${index + 1}`, 15]),
    ['base diferencial de aportes', 15],
    ['base diferencial de contribuciones', 15],
    ['base 10', 15],
    ['detracción', 15],
  ],
} as const satisfies Record<string, readonly Told[]>;

export type BookRecord = keyof typeof told;

function placed(fields: readonly Told[]): BookField[] {
  let after = 0;
  return fields.map(([name, width, holds = 'digits']) => {
    const from = after + 1;
    after += width;
    return { name, from, to: after, holds };
  });
}

export const bookLayout: Readonly<Record<BookRecord, readonly BookField[]>> = {
  '01': placed(told['01']),
  '02': placed(told['02']),
  '03': placed(told['03']),
  '04': placed(told['04']),
};

/** The place of a field of a record. */
export function placeOf(record: BookRecord, name: string): BookField {
  const field = bookLayout[record].find((one) => one.name === name);
  if (!field) throw new Error(`record ${record} has no ${name}`);
  return field;
}

export const isBookRecord = (text: string): text is BookRecord => Object.hasOwn(told, text);
