import type { PunchKind } from '@contract/markings/punch';
import { and, gte, lte, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { clockTouch, punch } from '../../db/schema/markings';
import { fold } from '../../engine/imports/fold';
import type { Asking, Candidate, ImportDefinition } from '../../engine/imports/importDefinition';
import { type Parsed, parseDay, parseText } from '../../engine/imports/parsers';
import { clock } from '../../engine/time/clock';
import { type ClockOwner, clockOwners } from './clockOwners';
import { importTouch } from './importedTouch';

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

const instantOf = (local: string, { zone }: ClockOwner) =>
  DateTime.fromSQL(local, { zone }).toJSDate();

/** The clock's own hour: in one cell, or in two. */
const localOf = ({ values: { moment, day, hour } }: Candidate) =>
  moment ?? (day && hour ? `${day} ${hour}` : null);

function checkOne(row: Candidate, owners: ReadonlyMap<string, ClockOwner>): void {
  const number = row.values.docket ?? '';
  const local = localOf(row);
  if (!local) {
    row.errors.push({ column: 'moment', message: 'Falta la fecha con su hora.' });
    return;
  }
  const owner = owners.get(number);
  row.state = 'new';
  row.write = {
    number,
    local,
    kind: row.values.kind ?? null,
    personId: owner?.id ?? null,
    at: null,
  };
  if (!owner) {
    row.warnings.push({
      column: 'docket',
      message: 'Ese número no es de nadie: queda guardado para que digas de quién es.',
    });
    return;
  }
  const at = instantOf(local, owner);
  const day = local.slice(0, 10);
  row.write.at = at.toISOString();
  if (at > clock.now()) row.errors.push({ column: 'moment', message: 'Esa hora todavía no pasó.' });
  if (day < owner.hireDate || (owner.leaveDate && day > owner.leaveDate)) {
    row.errors.push({ column: 'moment', message: 'Ese día no trabajaba.' });
  }
}

/** What was brought before, in one look whatever the size of the file. */
async function known(db: Db, rows: readonly Candidate[]): Promise<Set<string>> {
  const times = rows.flatMap(({ write }) => (write.at ? [String(write.at)] : [])).sort();
  const [from] = times;
  const to = times.at(-1);
  if (!from || !to) return new Set();
  const ids = [
    ...new Set(rows.flatMap(({ write }) => (write.personId ? [Number(write.personId)] : []))),
  ];
  const found = await db
    .select({ personId: punch.personId, at: punch.at })
    .from(punch)
    .where(
      and(
        anyOf(punch.personId, ids),
        gte(punch.at, new Date(from)),
        lte(punch.at, new Date(to)),
        sql`${punch.source} = 'import'`,
      ),
    );
  return new Set(found.map(({ personId, at }) => `${personId} ${at.toISOString()}`));
}

async function check({ db }: Asking, rows: readonly Candidate[]) {
  const owners = await clockOwners(
    db,
    rows.map(({ values }) => values.docket ?? ''),
  );
  for (const row of rows) if (row.errors.length === 0) checkOne(row, owners);
  const seen = await known(db, rows);
  for (const row of rows) {
    const { personId, at, number, local } = row.write;
    const key = personId ? `${personId} ${at}` : `${number} ${local}`;
    if (row.errors.length > 0) continue;
    if (seen.has(key)) row.state = 'unchanged';
    seen.add(key);
  }
  // In or out is decided by what came before: whatever the order of the file, by time.
  const inOrder = [...rows].sort((a, b) =>
    String(a.write.local).localeCompare(String(b.write.local)),
  );
  for (const [index, row] of inOrder.entries()) row.turn = index;
  return [];
}

/** What clocks at the door saw, from a file of theirs or a sheet; the same punch brought twice is there once. */
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
  check,
  async apply(context, { write }) {
    const { number, local, kind, personId, at } = write;
    if (personId !== null && personId !== undefined) {
      const touch = { personId: Number(personId), at: new Date(String(at)) };
      return importTouch(context, { ...touch, kind: kind as PunchKind | null });
    }
    const [row] = await context.db
      .insert(clockTouch)
      .values({
        credential: String(number),
        local: String(local),
        kind: kind as PunchKind | null,
        authorId: context.viewer.accountId,
      })
      .onConflictDoUpdate({
        target: [clockTouch.credential, clockTouch.local],
        set: { local: String(local) },
      })
      .returning({ id: clockTouch.id });
    return row?.id ?? 0;
  },
  async told({ emit }) {
    const tags = [{ type: 'Punch', id: 'LIST' }] as const;
    await emit(tags, { kind: 'everyone', permission: 'MARKINGS.SHOW' });
    await emit(tags, { kind: 'everyone', permission: 'MARKINGS.CREATE' });
  },
};
