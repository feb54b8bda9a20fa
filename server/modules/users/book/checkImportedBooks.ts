import { type PersonBookFields, personBookRecord } from '@contract/users/personBook';
import { savePersonBook } from '@contract/users/personBookAcciones';
import { and, getTableColumns, or, sql } from 'drizzle-orm';
import { anyOf } from '../../../db/anyOf';
import { person } from '../../../db/schema/organisation';
import { personBook } from '../../../db/schema/personBooks';
import type { Asking, Candidate } from '../../../engine/imports/importDefinition';
import { reachOf } from '../../../engine/scope/reachOf';
import { withinReach } from '../../../engine/scope/withinReach';
import { administersPeople } from '../evaluationReach';
import { inForceOn } from './bookCodeRules';

interface Whose {
  id: number;
  docket: string;
  cuil: string;
  hireDate: string;
}

/** A row is stored already or brought by the file; later rows of the file build on it. */
type Known = PersonBookFields & { id: number | null; version: number | null };

const { fields } = personBookRecord;
const names = Object.keys(fields).filter((name) => name !== 'effectiveFrom') as Exclude<
  keyof PersonBookFields,
  'effectiveFrom'
>[];

const refuse = (row: Candidate, column: string, message: string) =>
  row.errors.push({ column, message });

const said = (rows: readonly Candidate[], key: string) => [
  ...new Set(rows.flatMap(({ values }) => values[key] ?? [])),
];

/** The people whom the file names, as far as the bringer's reach goes. */
const peopleOf = ({ db, viewer }: Asking, rows: readonly Candidate[]): Promise<Whose[]> =>
  db
    .select({ id: person.id, docket: person.docket, cuil: person.cuil, hireDate: person.hireDate })
    .from(person)
    .where(
      and(
        withinReach(reachOf(savePersonBook, viewer), viewer, person.id),
        or(
          sql`${person.docket} = any(${sql.param(said(rows, 'docket'))}::text[])`,
          sql`${person.cuil} = any(${sql.param(said(rows, 'cuil'))}::text[])`,
        ),
      ),
    );

/** The person of a row: by docket, or by CUIL where it has none; what does not fit is told. */
function personOf(row: Candidate, people: readonly Whose[]): Whose | undefined {
  const { docket, cuil } = row.values;
  if (!docket && !cuil) {
    refuse(row, 'docket' in row.values ? 'docket' : 'cuil', 'Falta el legajo o el CUIL.');
    return undefined;
  }
  const found = people.filter((one) => (docket ? one.docket === docket : one.cuil === cuil));
  const [whose, another] = found;
  if (!whose) {
    refuse(row, docket ? 'docket' : 'cuil', `No hay nadie con ese ${docket ? 'legajo' : 'CUIL'}.`);
    return undefined;
  }
  if (another) {
    refuse(row, 'cuil', 'Hay más de una persona con ese CUIL: usá el legajo.');
    return undefined;
  }
  if (cuil && whose.cuil !== cuil) {
    refuse(row, 'cuil', 'Ese legajo tiene otro CUIL.');
    return undefined;
  }
  return whose;
}

/** A cell says this, as the record holds it. */
function cellValue(name: (typeof names)[number], text: string | null): string | number | null {
  if (text === null) return null;
  return fields[name].kind === 'whole' ? Number(text) : text;
}

/** A field that the file has no column for keeps its value of that day, from the row itself or from the one before it. */
function fill(row: Candidate, whose: Whose, day: string, own: readonly Known[]): Known {
  const same = own.find(({ effectiveFrom }) => effectiveFrom === day);
  const base = same ?? inForceOn(own, day);
  const brought = names.map((name) => [
    name,
    name in row.values ? cellValue(name, row.values[name] ?? null) : (base?.[name] ?? null),
  ]);
  const whole = {
    ...(Object.fromEntries(brought) as Omit<PersonBookFields, 'effectiveFrom'>),
    effectiveFrom: day,
  };
  const changed = names.some((name) => whole[name] !== same?.[name]);
  row.state = same ? (changed ? 'changed' : 'unchanged') : 'new';
  const known = { ...whole, id: same?.id ?? null, version: same?.version ?? null };
  const { id, version, ...written } = known;
  row.write = {
    ...written,
    personId: whose.id,
    // A new row has neither.
    ...(id === null ? {} : { id, version }),
  };
  return known;
}

/** A file of codes against the people and the days that are there, and against itself. */
export async function checkImportedBooks(asking: Asking, rows: readonly Candidate[]) {
  const { db, viewer } = asking;
  const people = await peopleOf(asking, rows);
  const found = rows.flatMap((row) => {
    const whose = personOf(row, people);
    const day = row.values.effectiveFrom;
    if (!whose || !day) return [];
    if (day < whose.hireDate) refuse(row, 'effectiveFrom', 'Es anterior al ingreso.');
    if (whose.id === viewer.personId && !administersPeople(viewer)) {
      refuse(row, 'docket', 'Tu propia ficha la cambia otra persona.');
    }
    return [{ row, whose, day }];
  });
  const stored = await db
    .select(getTableColumns(personBook))
    .from(personBook)
    .where(anyOf(personBook.personId, [...new Set(found.map(({ whose }) => whose.id))]));
  const own = new Map<number, Known[]>();
  for (const one of stored) own.set(one.personId, [...(own.get(one.personId) ?? []), one]);
  const first = new Map<string, number>();
  const inOrder = [...found].sort((one, other) => one.day.localeCompare(other.day));
  for (const { row, whose, day } of inOrder) {
    const key = `${whose.id} ${day}`;
    const earlier = first.get(key);
    if (earlier !== undefined) {
      refuse(row, 'effectiveFrom', `Se repite: ya está en la fila ${earlier}.`);
      continue;
    }
    first.set(key, row.number);
    const theirs = own.get(whose.id) ?? [];
    const known = fill(row, whose, day, theirs);
    own.set(whose.id, [...theirs.filter(({ effectiveFrom }) => effectiveFrom !== day), known]);
  }
  return [];
}
