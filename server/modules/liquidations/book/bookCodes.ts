import { type ParameterCode, parameterCatalog } from '@contract/admin/parameterCatalog';
import { monthWords } from '@contract/core/rangeText';
import { type BookCodeName, bookCodeNames, bookParameters } from '@contract/users/personBook';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { conflict } from '../../../engine/http/fault';
import { figuresAt } from '../../../engine/parameters/figuresAt';
import { personName } from '../../../engine/people/personName';
import { bookCodesOf, type PersonCodes, siteCodes } from '../../users';
import { periodSpan } from '../payPeriods';
import { placeOf } from './bookLayout';
import type { BookCodes } from './salaryBook';

const COMPANY = 'pay.bookCompany';
/** The statement has room for so many situations of a month. */
const MOST_SITUATIONS = 3;
const MOST_TOLD = 5;

/** The statement calls each code so. */
const inStatement = {
  situation: 'situación',
  condition: 'condición',
  activity: 'actividad',
  contract: 'contrato',
  place: 'localidad',
  health: 'obra social',
} as const satisfies Record<BookCodeName, string>;

interface Named {
  id: number;
  name: string;
}

export interface CodesOfMonth {
  company: number | null;
  byPerson: ReadonlyMap<number, PersonCodes>;
  /** Parameters without a value that most of them need. */
  missing: readonly ParameterCode[];
  /** People who lack a code that most have, with what they lack. */
  lacking: readonly (Named & { lacks: readonly string[] })[];
  /** People with more situations in the month than the statement has room for. */
  crowded: readonly Named[];
}

interface Found extends Record<string, unknown> {
  id: number;
  firstName: string;
  lastName: string;
}

/** This lists the people whom some runs pay, in the order of their names. */
async function peopleOf(db: Db, runIds: readonly number[]): Promise<Named[]> {
  const { rows } = await db.execute<Found>(sql`
    select p.id, p.first_name as "firstName", p.last_name as "lastName" from person p
    where exists (select from pay_run_person own
      where own.person_id = p.id and own.run_id = any(${sql.param([...runIds])}::int[]))
    order by p.last_name collate "es-x-icu", p.first_name collate "es-x-icu", p.id`);
  return rows.map(({ id, ...named }) => ({ id, name: personName(named) }));
}

const lackText = (name: BookCodeName) => {
  const { from, to } = placeOf('04', inStatement[name]);
  return `${inStatement[name]} (registro 04, columnas ${from} a ${to})`;
};

/** A code that more than half of the people lack is asked for in Parámetros; otherwise those who lack it are named. */
const mostOf = (people: readonly Named[], lacks: (one: Named) => boolean) =>
  people.length === 0 || people.filter(lacks).length * 2 > people.length;

/** How ARCA knows the people of some runs at the end of their month, and what nobody told of it. */
export async function codesOfMonth(
  db: Db,
  period: string,
  runIds: readonly number[],
): Promise<CodesOfMonth> {
  const month = periodSpan(period);
  const people = await peopleOf(db, runIds);
  const [{ [COMPANY]: company }, everybody, byPerson] = await Promise.all([
    figuresAt(db, [COMPANY], month.to),
    siteCodes(db, month.to, null),
    bookCodesOf(
      db,
      people.map(({ id }) => id),
      month,
    ),
  ]);
  const lacksOf = ({ id }: Named) => byPerson.get(id)?.lacks ?? [];
  const needed = bookCodeNames.filter(
    (name) => everybody[name] === null && mostOf(people, (one) => lacksOf(one).includes(name)),
  );
  return {
    company,
    byPerson,
    missing: [
      ...(company === null ? [COMPANY as ParameterCode] : []),
      ...needed.map((name) => bookParameters[name]),
    ],
    lacking: people.flatMap((one) => {
      const lacks = lacksOf(one).filter((name) => !needed.includes(name));
      return lacks.length > 0 ? [{ ...one, lacks: lacks.map(lackText) }] : [];
    }),
    crowded: people.filter(
      ({ id }) => (byPerson.get(id)?.situations.length ?? 0) > MOST_SITUATIONS,
    ),
  };
}

function firstOf(texts: readonly string[]): string {
  const more = texts.length - MOST_TOLD;
  return `${texts.slice(0, MOST_TOLD).join('; ')}${more > 0 ? `; y ${more} más` : ''}`;
}

/** How ARCA knows the people of a run, by person; refused in words where something of it was not told. */
export async function bookCodesAt(
  db: Db,
  { id, period }: { id: number; period: string },
): Promise<Map<number, BookCodes>> {
  const { company, byPerson, missing, lacking, crowded } = await codesOfMonth(db, period, [id]);
  if (company === null || missing.length > 0) {
    throw conflict(
      `Falta cargar en Parámetros, para ${monthWords(period).toLowerCase()}: ${missing.map((code) => parameterCatalog[code].name).join('; ')}.`,
    );
  }
  if (lacking.length > 0) {
    const each = lacking.map(({ name, lacks }) => `${name}: ${lacks.join(', ')}`);
    throw conflict(
      `Falta para el Libro de Sueldos. ${firstOf(each)}. Cargalo en su ficha, o en Parámetros para su sede.`,
    );
  }
  if (crowded.length > 0) {
    throw conflict(
      `El registro 04 admite ${MOST_SITUATIONS} situaciones de revista por mes y tienen más: ${firstOf(crowded.map(({ name }) => name))}. Corregilas en su ficha.`,
    );
  }
  return new Map(
    Array.from(byPerson, ([personId, told]) => [personId, { ...told, company, ...known(told) }]),
  );
}

/** No code is missing: a person who lacks one was refused before. */
function known({ codes, situations }: PersonCodes) {
  return {
    codes: codes as Record<BookCodeName, number>,
    situations: situations as readonly { code: number; day: number }[],
  };
}
