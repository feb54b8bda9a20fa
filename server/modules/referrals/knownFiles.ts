import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { referral } from '../../db/schema/referrals';
import { conflict } from '../../engine/http/fault';
import { personName } from '../../engine/people/personName';
import { type Day, dayText } from '../../engine/time/days';
import { emailKey } from './applicantKeys';
import { staysOn } from './bonusRules';
import type { StoredReferral } from './referralQueries';

const findFiles = (db: Db, where: SQL | undefined) =>
  db
    .select({
      ...{ id: person.id, docket: person.docket, email: person.email },
      ...{ firstName: person.firstName, lastName: person.lastName, leaveDate: person.leaveDate },
    })
    .from(person)
    .where(where)
    .orderBy(person.id);

type KnownFile = Awaited<ReturnType<typeof findFiles>>[number];

const google = ['gmail.com', 'googlemail.com'];

/** Files of present and former workers by their normalised e-mail address. */
export async function filesUnder(db: Db, key: string | null): Promise<KnownFile[]> {
  if (key === null) return [];
  const [, host = ''] = key.split('@');
  const hosts = google.includes(host) ? google : [host];
  const found = await findFiles(
    db,
    inArray(sql`lower(split_part(${person.email}, '@', 2))`, hosts),
  );
  return found.filter(({ email }) => emailKey(email) === key);
}

/** The file of whoever has a CUIL; a DNI may be written with a zero before it. */
export async function fileOf(db: Db, cuil: string): Promise<KnownFile | undefined> {
  const dni = cuil.slice(2, 10);
  const same = inArray(person.dni, [dni, dni.replace(/^0+/, '')]);
  return (await findFiles(db, or(eq(person.cuil, cuil), same))).at(0);
}

export const presentKnownFile = ({ id, docket, leaveDate, ...names }: KnownFile) => ({
  ...{ personId: id, name: personName(names) },
  ...{ docket, leaveDate },
});

export const worksHere = ({ docket }: Pick<KnownFile, 'docket'>) =>
  `Ya trabaja acá, con el legajo ${docket}: no se contrata otra vez.`;

export const hadFile = ({ docket, leaveDate }: KnownFile) =>
  `Ya tuvo el legajo ${docket}${leaveDate ? `, hasta el ${dayText(leaveDate)}` : ''}: vinculalo desde su referido, sin hacer otro.`;

/** Refuses a person who works here, or whom another opening hired and who has no file yet. */
export async function refuseHiredTwice(
  db: Db,
  { id, emailKey: key }: Pick<StoredReferral, 'id' | 'emailKey'>,
  startDay: Day,
): Promise<void> {
  if (key === null) return;
  const here = (await filesUnder(db, key)).find((file) => staysOn(file, startDay));
  if (here) throw conflict(worksHere(here));
  const [other] = await db
    .select({ number: referral.number })
    .from(referral)
    .where(
      and(
        ...[ne(referral.id, id), eq(referral.emailKey, key)],
        ...[eq(referral.state, 'hired'), isNull(referral.personId)],
      ),
    )
    .limit(1);
  if (other) {
    throw conflict(`Ya se contrató a la misma persona por otra búsqueda: es ${other.number}.`);
  }
}
