import { and, gte, lte, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { punch } from '../../db/schema/markings';
import type { Candidate } from '../../engine/imports/importDefinition';
import { clock } from '../../engine/time/clock';
import { closedDays } from '../../engine/time/closedDays';
import { type ClockOwner, clockOwners } from './clockOwners';

const instantOf = (local: string, { zone }: ClockOwner) =>
  DateTime.fromSQL(local, { zone }).toJSDate();

const CLOSED = 'Ese día es de un mes cerrado: cargalo como ajuste del período siguiente.';

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

/** A file says of each touch what it was; null: nothing. */
type Brought = Map<string, (string | null)[]>;

function note(brought: Brought, touch: string, kind: string | null): void {
  brought.set(touch, [...(brought.get(touch) ?? []), kind]);
}

/** At one instant somebody may go and come: only what says the same, or nothing, is the same. */
const isKnown = (brought: Brought, touch: string, kind: string | null): boolean =>
  brought.get(touch)?.some((one) => one === null || kind === null || one === kind) ?? false;

/** This reads what was brought before, in one query whatever the size of the file. */
async function known(db: Db, rows: readonly Candidate[]): Promise<Brought> {
  const times = rows.flatMap(({ write }) => (write.at ? [String(write.at)] : [])).sort();
  const [from] = times;
  const to = times.at(-1);
  if (!from || !to) return new Map();
  const ids = [
    ...new Set(rows.flatMap(({ write }) => (write.personId ? [Number(write.personId)] : []))),
  ];
  const found = await db
    .select({ personId: punch.personId, at: punch.at, kind: punch.kind, told: punch.told })
    .from(punch)
    .where(
      and(
        anyOf(punch.personId, ids),
        gte(punch.at, new Date(from)),
        lte(punch.at, new Date(to)),
        sql`${punch.source} = 'import'`,
      ),
    );
  const brought: Brought = new Map();
  for (const { personId, at, kind, told } of found) {
    note(brought, `${personId} ${at.toISOString()}`, told ? kind : null);
  }
  return brought;
}

/** A row of a month that was closed would be refused when it is written, so the preview says it. */
async function refuseClosedDays(db: Db, rows: readonly Candidate[]): Promise<void> {
  const dated = rows.flatMap((row) => {
    const { personId, local } = row.write;
    const day = String(local ?? '').slice(0, 10);
    return personId && row.errors.length === 0 ? [{ row, personId: Number(personId), day }] : [];
  });
  const days = dated.map(({ day }) => day).sort();
  const [from, to] = [days[0], days.at(-1)];
  if (!from || !to) return;
  const ids = [...new Set(dated.map(({ personId }) => personId))];
  const isClosed = await closedDays(db, ids, { from, to });
  for (const { row, personId, day } of dated) {
    if (isClosed(personId, day))
      row.errors.push({ column: 'moment', message: CLOSED, closed: true });
  }
}

/** This finds the person of each row and what would become of it, in sets, for people's files as for the folder of the clocks. */
export async function checkPunchRows(db: Db, rows: readonly Candidate[]): Promise<void> {
  const owners = await clockOwners(
    db,
    rows.map(({ values }) => values.docket ?? ''),
  );
  for (const row of rows) if (row.errors.length === 0) checkOne(row, owners);
  await refuseClosedDays(db, rows);
  const seen = await known(db, rows);
  for (const row of rows) {
    const { personId, at, number, local } = row.write;
    const key = personId ? `${personId} ${at}` : `${number} ${local}`;
    if (row.errors.length > 0) continue;
    const kind = personId && row.write.kind ? String(row.write.kind) : null;
    if (isKnown(seen, key, kind)) row.state = 'unchanged';
    note(seen, key, kind);
  }
  // In or out is decided by what came before: whatever the order of the file, by time.
  const inOrder = [...rows].sort((a, b) =>
    String(a.write.local).localeCompare(String(b.write.local)),
  );
  for (const [index, row] of inOrder.entries()) row.turn = index;
}
