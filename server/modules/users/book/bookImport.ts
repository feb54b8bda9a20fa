import type { ChoiceField, Field } from '@contract/core/field';
import { keepsPeople } from '@contract/users/keepsPeople';
import { personBookRecord } from '@contract/users/personBook';
import { savePersonBook } from '@contract/users/personBookAcciones';
import { fold } from '../../../engine/imports/fold';
import type { ImportColumn, ImportDefinition } from '../../../engine/imports/importDefinition';
import {
  type Parsed,
  parseCuil,
  parseDay,
  parseText,
  plainAmount,
} from '../../../engine/imports/parsers';
import { reachOf } from '../../../engine/scope/reachOf';
import { checkImportedBooks } from './checkImportedBooks';
import { writePersonBook } from './savePersonBook';

const { fields } = personBookRecord;
type Name = Exclude<keyof typeof fields, 'effectiveFrom'>;

function parseWhole({ min = 0, max = 0, words }: Field, text: string): Parsed {
  const plain = plainAmount(text);
  const value = /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
  return value >= min && value <= max
    ? { value: String(value) }
    : { error: words ?? `Va de ${min} a ${max}.` };
}

function parseChoice({ values, labels }: ChoiceField, text: string): Parsed {
  const value = values.find((one) => fold(labels[one] ?? one) === fold(text));
  return value ? { value } : { error: `Escribí ${Object.values(labels).join(' o ')}.` };
}

function parseField(name: Name, text: string): Parsed {
  if (text === '') return { value: null };
  const field = fields[name];
  return field.kind === 'choice' ? parseChoice(field, text) : parseWhole(field, text);
}

const codeColumn = (
  name: Name,
  example: string,
  aliases: readonly string[] = [],
): ImportColumn => ({
  key: name,
  label: fields[name].label,
  aliases,
  kind: 'text',
  example,
  parse: (text) => parseField(name, text),
});

/** Codes of many people since a day; a row is known again by its person and its day. */
export const bookImport: ImportDefinition = {
  kind: 'libro-de-sueldos',
  title: 'Datos para el Libro de Sueldos',
  permission: keepsPeople,
  scope: 'all',
  columns: [
    {
      key: 'docket',
      label: 'Legajo',
      aliases: ['Nro. legajo', 'N.º de legajo'],
      kind: 'text',
      example: '1010',
      parse: parseText(20),
    },
    {
      key: 'cuil',
      label: 'CUIL',
      aliases: ['CUIT'],
      kind: 'text',
      example: '',
      parse: parseCuil,
    },
    {
      key: 'effectiveFrom',
      label: fields.effectiveFrom.label,
      aliases: ['Desde', 'Fecha', 'Fecha desde'],
      required: true,
      kind: 'day',
      example: '2026-11-01',
      parse: parseDay,
    },
    codeColumn('situation', '1', ['Situación']),
    codeColumn('condition', '1', ['Código de condición']),
    codeColumn('activity', '49', ['Código de actividad']),
    codeColumn('contract', '8', ['Modalidad']),
    codeColumn('place', '2', ['Localidad', 'Zona']),
    codeColumn('health', '126205', ['Código de obra social']),
    codeColumn('spouse', 'Sí'),
    codeColumn('children', '2', ['Cantidad de hijos']),
    codeColumn('insured', 'Sí', ['ART']),
  ],
  check: checkImportedBooks,
  apply: async (context, { write }) => {
    // The reach is the one of typing it: an import has none of its own over people.
    const keeping = { ...context, reach: reachOf(savePersonBook, context.viewer) };
    const { id } = await writePersonBook(keeping, savePersonBook.input.parse(write));
    return id;
  },
  // The store announced each row when it wrote it.
  told: async () => undefined,
};
