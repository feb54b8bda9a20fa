import { z } from 'zod';
import { choice, instant, own, text } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';

export const MOST_PAY_COLUMNS = 80;

/** A figure of the period under the heading that the program which pays expects. */
export const mappedColumn = z
  .object({
    /** "docket", "hours.worked", "band.3". */
    key: z.string().min(1).max(60),
    header: z.string().trim().min(1, 'Escribí el título de la columna.').max(80),
  })
  .meta({ id: 'MappedColumn' });

export type MappedColumn = z.infer<typeof mappedColumn>;

const columns = z
  .array(mappedColumn)
  .min(1, 'Elegí al menos una columna.')
  .max(MOST_PAY_COLUMNS)
  .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, {
    message: 'Hay una columna dos veces.',
  });

/** A file begins with these columns until it is mapped. */
const usual: MappedColumn[] = [
  { key: 'docket', header: 'Legajo' },
  { key: 'name', header: 'Apellido y nombre' },
  { key: 'hours.worked', header: 'Horas trabajadas' },
  { key: 'hours.extra50', header: 'Extras 50' },
  { key: 'hours.extra100', header: 'Extras 100' },
  { key: 'hours.absent', header: 'Ausencias' },
];

/** How a program that pays wants its file: one for the organisation, whoever makes the file. */
export const payMappingRecord = defineRecord(
  'PayMapping',
  { one: 'formato', many: 'formatos' },
  {
    name: text('Nombre', { min: [2, 'Ponele un nombre.'], max: 60 }),
    format: choice(
      'Archivo',
      { csv: 'Texto (CSV)', xlsx: 'Planilla (XLSX)' },
      { byDefault: 'xlsx' },
    ),
    separator: choice(
      'Separador',
      { semicolon: 'Punto y coma', comma: 'Coma' },
      { byDefault: 'semicolon' },
    ),
    timeAs: choice(
      'Las horas',
      { clock: 'Como 8:30', decimal: 'Como 8,5 horas', minutes: 'En minutos' },
      { byDefault: 'clock' },
    ),
    decimalMark: choice(
      'Decimales',
      { comma: 'Con coma', point: 'Con punto' },
      { byDefault: 'comma' },
    ),
    columns: own('Columnas', columns, usual),
  },
  { usedAt: instant('Se usó por última vez', { optional: true }) },
);

export const payMappingFields = recordFields(payMappingRecord);

export const payMapping = payMappingFields.extend({ id, version }).meta({ id: 'PayMapping' });
