import { daysInWords } from '@contract/core/daysInWords';
import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { absence } from '../../db/schema/absences';
import { newsType } from '../../db/schema/news';
import { person } from '../../db/schema/organisation';
import { fold } from '../../engine/imports/fold';
import type { Asking, Candidate } from '../../engine/imports/importDefinition';
import { todayHere } from '../../engine/time/todayHere';
import { during } from '../absences';
import { newsFaults } from './newsRules';

type Type = typeof newsType.$inferSelect;
type Person = Pick<typeof person.$inferSelect, 'id' | 'docket' | 'hireDate' | 'leaveDate'>;
type Days = Pick<typeof absence.$inferSelect, 'personId' | 'fromDay' | 'toDay' | 'part'>;

/** Where each fault of the rules is shown in the file. */
const columnOf: Record<string, string> = {
  part: 'part',
  fromDay: 'fromDay',
  toDay: 'toDay',
  quantity: 'quantity',
};

const refuse = (row: Candidate, column: string, message: string) =>
  row.errors.push({ column, message });

async function peopleOf(db: Db, rows: readonly Candidate[]): Promise<Map<string, Person>> {
  const dockets = [...new Set(rows.map(({ values }) => values.docket ?? ''))];
  const found = await db
    .select({
      id: person.id,
      docket: person.docket,
      hireDate: person.hireDate,
      leaveDate: person.leaveDate,
    })
    .from(person)
    .where(sql`${person.docket} = any(${sql.param(dockets)}::text[])`);
  return new Map(found.map((row) => [row.docket, row]));
}

async function typesOf(db: Db): Promise<Map<string, Type>> {
  const rows = await db
    .select()
    .from(newsType)
    .where(anyOf(newsType.active, [true]));
  return new Map(
    rows.flatMap((type) => [
      [fold(type.code), type],
      [fold(type.name), type],
    ]),
  );
}

/** The days that their people already have, in one query whatever the size of the file. */
async function takenOf(db: Db, rows: readonly Candidate[]): Promise<Days[]> {
  const days = rows.flatMap(({ write }) => [String(write.fromDay), String(write.toDay)]).sort();
  const [from] = days;
  const to = days.at(-1);
  if (from === undefined || to === undefined) return [];
  return db.select().from(absence).where(during(from, to));
}

function checkOne(
  row: Candidate,
  people: Map<string, Person>,
  types: Map<string, Type>,
  today: string,
): Type | undefined {
  const { docket, type: typeName, fromDay, toDay, part, quantity, note, state } = row.values;
  const somebody = people.get(docket ?? '');
  const type = types.get(fold(typeName ?? ''));
  if (docket && !somebody) refuse(row, 'docket', 'No hay nadie con ese legajo.');
  if (typeName && !type) refuse(row, 'type', 'No hay un tipo de novedad con ese código o nombre.');
  if (!somebody || !type || !fromDay) return undefined;
  const written = {
    fromDay,
    toDay: toDay ?? fromDay,
    part: (part ?? 'whole') as Days['part'],
    quantity: quantity ?? null,
  };
  const faults = newsFaults(written, type.unit, { ...somebody, today });
  for (const [field, message] of Object.entries(faults)) {
    refuse(row, columnOf[field] ?? 'fromDay', message);
  }
  row.write = {
    ...written,
    personId: somebody.id,
    typeId: type.id,
    note: note ?? '',
    state: state ?? 'pending',
  };
  row.state = 'new';
  return type;
}

const overlap = (one: Days, other: Days) =>
  one.personId === other.personId &&
  one.fromDay <= other.toDay &&
  one.toDay >= other.fromDay &&
  (one.part === 'whole' || other.part === 'whole' || one.part === other.part);

/** A file of novelties against the rules, against itself and against who is away already. */
export async function checkImportedNews({ db }: Asking, rows: readonly Candidate[]) {
  const today = todayHere();
  const people = await peopleOf(db, rows);
  const types = await typesOf(db);
  const inDays = rows.filter((row) => {
    const type = checkOne(row, people, types, today);
    return type?.unit === 'days' && row.errors.length === 0;
  });
  const taken = new Map<number, Days[]>();
  for (const one of await takenOf(db, inDays)) {
    taken.set(one.personId, [...(taken.get(one.personId) ?? []), one]);
  }
  for (const row of inDays) {
    const own = row.write as unknown as Days;
    const others = taken.get(own.personId) ?? [];
    const other = others.find((one) => overlap(own, one));
    if (other) refuse(row, 'fromDay', `Se superpone con otra ausencia, ${daysInWords(other)}.`);
    else taken.set(own.personId, [...others, own]);
  }
  return [];
}
