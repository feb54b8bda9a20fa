import type { PunchKind } from '@contract/markings/punch';
import type { Db } from '../../db/Db';
import { fold } from '../../engine/imports/fold';
import type { ImportDefinition } from '../../engine/imports/importDefinition';
import { type Parsed, parseDay, parseText } from '../../engine/imports/parsers';
import { docketLookups } from '../../engine/people/docketLookups';
import { whenAsked } from '../../engine/whenAsked';
import { checkPunchRows } from './checkPunchRows';
import { clockOwners } from './clockOwners';
import { tellEverybody, writePunchRow } from './writePunchRow';

const wrongTime = 'No es una hora: escribila como 08:30.';
const wrongMoment = 'No es una fecha con hora: escribila como 21/11/2026 08:30.';

/** 8:30 or 08:30:15, kept with its seconds. */
function parseHour(text: string): Parsed {
  if (text === '') return { value: null };
  const [, hour = '', rest = '', seconds = ':00'] =
    /^(\d{1,2})[:.](\d{2})(:\d{2})?$/.exec(text) ?? [];
  const value = `${hour.padStart(2, '0')}:${rest}${seconds}`;
  return /^([01]\d|2[0-3])(:[0-5]\d){2}$/.test(value) ? { value } : { error: wrongTime };
}

/** A date and an hour in one cell, as clocks and spreadsheets write them. */
function parseMoment(text: string): Parsed {
  if (text === '') return { value: null };
  const [day = '', hour = ''] = text.split(/[ T]+/);
  const date = parseDay(day);
  const time = parseHour(hour);
  const whole = 'value' in date && 'value' in time && date.value && time.value;
  return whole ? { value: `${date.value} ${time.value}` } : { error: wrongMoment };
}

const kinds: Record<string, PunchKind> = {
  entrada: 'in',
  'check-in': 'in',
  e: 'in',
  salida: 'out',
  'check-out': 'out',
  s: 'out',
  'salida a comer': 'breakOut',
  'vuelta de comer': 'breakIn',
};

function parseKind(text: string): Parsed {
  if (text === '') return { value: null };
  const value = kinds[fold(text)];
  return value ? { value } : { error: 'Escribí Entrada o Salida, o dejalo vacío.' };
}

/** A person may have several numbers. */
async function peopleMeant(db: Db, numbers: readonly string[]) {
  const owners = await clockOwners(db, numbers);
  return (number: string) => {
    const owner = owners.get(number);
    return owner ? `person ${owner.id}` : number;
  };
}

/** This brings the punches of clocks, from their files or a sheet; a punch that is brought twice is there once. */
export const punchImport: ImportDefinition = {
  kind: 'fichadas',
  title: 'Fichadas',
  permission: 'MARKINGS.SHOW',
  scope: 'all',
  columns: [
    {
      key: 'docket',
      label: 'Legajo',
      aliases: ['Nro. legajo', 'Credencial', 'Tarjeta', 'ID', 'User ID', 'AC-No.', 'No.', 'PIN'],
      required: true,
      kind: 'text',
      example: '1010',
      lookups: docketLookups(() => 'all'),
      parse: parseText(20),
    },
    {
      key: 'moment',
      label: 'Fecha y hora',
      aliases: ['Fecha/Hora', 'Fecha hora', 'Date/Time', 'Time', 'Marcación'],
      kind: 'text',
      example: '',
      parse: parseMoment,
    },
    {
      key: 'day',
      label: 'Día',
      aliases: ['Fecha', 'Date'],
      kind: 'day',
      example: '2026-11-20',
      parse: parseDay,
    },
    { key: 'hour', label: 'Hora', kind: 'text', example: '08:02', parse: parseHour },
    {
      key: 'kind',
      label: 'Qué es',
      aliases: ['Tipo', 'Estado', 'Evento'],
      kind: 'text',
      example: 'Entrada',
      parse: parseKind,
    },
  ],
  together: { column: 'docket', sameness: peopleMeant },
  check: async ({ db }, rows) => {
    await checkPunchRows(db, rows);
    return [];
  },
  weigh: whenAsked(async () => (await import('./weighPunches')).weighPunches),
  async apply(context, { write }) {
    const { id } = await writePunchRow(context, context.viewer.accountId, write);
    return id;
  },
  told: tellEverybody,
};
