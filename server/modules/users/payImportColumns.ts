import { payFields } from '@contract/users/personPay';
import { fold } from '../../engine/imports/fold';
import type { ImportColumn } from '../../engine/imports/importDefinition';
import { type Parsed, parseText, plainAmount } from '../../engine/imports/parsers';

const bases: Record<string, string> = {
  mensual: 'monthly',
  'por mes': 'monthly',
  mes: 'monthly',
  diario: 'daily',
  'por dia': 'daily',
  jornal: 'daily',
  dia: 'daily',
  horario: 'hourly',
  'por hora': 'hourly',
  hora: 'hourly',
};

/** An empty cell says that there is none, as an empty agreement does. */
const ties: Record<string, string> = {
  '': 'none',
  no: 'none',
  ninguno: 'none',
  'sin vinculo': 'none',
  'no afiliado': 'none',
  'no afiliada': 'none',
  si: 'member',
  afiliacion: 'member',
  afiliado: 'member',
  afiliada: 'member',
  solidario: 'solidarity',
  'aporte solidario': 'solidarity',
};

function parseTie(text: string): Parsed {
  const value = ties[fold(text)];
  return value ? { value } : { error: 'Escribí Afiliación, Aporte solidario o Sin vínculo.' };
}

function parseBasis(text: string): Parsed {
  if (text === '') return { value: null };
  const value = bases[fold(text)];
  return value ? { value } : { error: 'Escribí Mensual, Diario o Por hora.' };
}

const byContract =
  (name: 'salary' | 'cbu' | 'bankAlias', prepare = (text: string) => text) =>
  (text: string): Parsed => {
    if (text === '') return { value: null };
    const { data, error } = payFields.shape[name].safeParse(prepare(text));
    return error ? { error: error.issues[0]?.message ?? 'No es válido.' } : { value: data ?? null };
  };

/** A file of people may have these columns about their pay, held by the same rules as the form. */
export const payImportColumns: readonly ImportColumn[] = [
  {
    key: 'agreement',
    label: 'Convenio',
    aliases: ['CCT', 'Convenio colectivo'],
    kind: 'text',
    example: 'CCT 40/89 Camioneros',
    parse: parseText(120),
  },
  {
    key: 'category',
    label: 'Categoría',
    kind: 'text',
    example: 'Operario de depósito',
    parse: parseText(120),
  },
  {
    key: 'salaryBasis',
    label: 'Forma de pago',
    aliases: ['Base', 'Modalidad', 'Tipo de sueldo'],
    kind: 'text',
    example: 'Mensual',
    parse: parseBasis,
  },
  {
    key: 'salary',
    label: 'Sueldo',
    aliases: ['Sueldo básico', 'Básico', 'Jornal'],
    kind: 'text',
    example: '985.000,00',
    parse: byContract('salary', plainAmount),
  },
  {
    key: 'unionTie',
    label: 'Sindicato',
    aliases: ['Afiliación', 'Afiliado', 'Vínculo con el sindicato'],
    kind: 'text',
    example: 'Afiliación',
    parse: parseTie,
  },
  {
    key: 'cbu',
    label: 'CBU',
    aliases: ['CVU', 'CBU/CVU'],
    kind: 'text',
    example: '2850590940090418135201',
    parse: byContract('cbu'),
  },
  {
    key: 'bankAlias',
    label: 'Alias',
    aliases: ['Alias CBU', 'Alias bancario'],
    kind: 'text',
    example: 'rio.puente.lana',
    parse: byContract('bankAlias'),
  },
];
