import { fold } from '../../engine/imports/fold';
import type { Candidate, ImportDefinition } from '../../engine/imports/importDefinition';
import { type Parsed, parseDay, parseText, plainAmount } from '../../engine/imports/parsers';
import { docketLookups } from '../../engine/people/docketLookups';
import { checkImportedNews } from './checkImportedNews';
import type { NewsFields } from './checkNews';
import { enterFor } from './enterFor';

function parseChoice(choices: Record<string, string>, wrong: string) {
  return (text: string): Parsed => {
    if (text === '') return { value: null };
    const value = choices[fold(text)];
    return value ? { value } : { error: wrong };
  };
}

function parseQuantity(text: string): Parsed {
  if (text === '') return { value: null };
  const plain = plainAmount(text);
  return /^\d{1,12}(\.\d+)?$/.test(plain)
    ? { value: plain }
    : { error: 'No es un número: escribilo como 1.500,50.' };
}

const parts = { manana: 'morning', tarde: 'afternoon', 'todo el dia': 'whole' };
const states = { pendiente: 'pending', validada: 'validated' };

/** The fields that `checkImportedNews` made of a row. */
const fieldsOf = ({ write }: Candidate): NewsFields => ({
  typeId: Number(write.typeId),
  fromDay: String(write.fromDay),
  toDay: String(write.toDay),
  part: (write.part as NewsFields['part'] | null) ?? 'whole',
  quantity: write.quantity === null ? null : String(write.quantity),
  note: String(write.note ?? ''),
});

/** Novelties of many people by their docket; each row is one more, and nothing that is there changes. */
export const newsImport: ImportDefinition = {
  kind: 'novedades',
  title: 'Novedades',
  permission: 'NEWS.STATE',
  scope: 'all',
  columns: [
    {
      key: 'docket',
      label: 'Legajo',
      aliases: ['Nro. legajo', 'N.º de legajo'],
      required: true,
      kind: 'text',
      example: '1010',
      lookups: docketLookups(() => 'all'),
      parse: parseText(20),
    },
    {
      key: 'type',
      label: 'Tipo',
      aliases: ['Código', 'Novedad', 'Concepto'],
      required: true,
      kind: 'text',
      example: 'ENF',
      parse: parseText(60),
    },
    {
      key: 'fromDay',
      label: 'Desde',
      aliases: ['Fecha', 'Día', 'Fecha desde'],
      required: true,
      kind: 'day',
      example: '2026-11-02',
      parse: parseDay,
    },
    {
      key: 'toDay',
      label: 'Hasta',
      aliases: ['Fecha hasta'],
      kind: 'day',
      example: '2026-11-03',
      parse: parseDay,
    },
    {
      key: 'part',
      label: 'Media jornada',
      kind: 'text',
      example: '',
      parse: parseChoice(parts, 'Escribí Mañana o Tarde, o dejalo vacío.'),
    },
    {
      key: 'quantity',
      label: 'Cantidad',
      aliases: ['Horas', 'Importe'],
      kind: 'text',
      example: '',
      parse: parseQuantity,
    },
    { key: 'note', label: 'Nota', kind: 'text', example: '', parse: parseText(500) },
    {
      key: 'state',
      label: 'Estado',
      kind: 'text',
      example: 'Validada',
      parse: parseChoice(states, 'Escribí Pendiente o Validada.'),
    },
  ],
  check: checkImportedNews,
  weigh: async (asking, rows) => {
    const { weighNews } = await import('./weighNews');
    return weighNews(asking, rows);
  },
  apply: (context, row) =>
    enterFor(
      context,
      { personId: Number(row.write.personId), validated: row.write.state === 'validated' },
      fieldsOf(row),
    ),
  // Each was told as it was written.
  told: async () => undefined,
};
