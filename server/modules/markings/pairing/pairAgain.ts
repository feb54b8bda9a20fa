import { and, asc, eq, gte, lte, not } from 'drizzle-orm';
import { anyOf } from '../../../db/anyOf';
import type { Db } from '../../../db/Db';
import { punch } from '../../../db/schema/markings';
import { person, site } from '../../../db/schema/organisation';
import type { PublicContext } from '../../../engine/acciones/context';
import { tracedAs } from '../../../engine/acciones/tracedAs';
import { tellPunches } from '../storePunch';
import { pairingOf } from './pairingOf';
import { type PairedPerson, readPairing } from './readPairing';
import { writePairing } from './writePairing';

/** In the audit, for what the server does by itself. */
const ACCION = 'fichada.emparejar';
const DAY = 24 * 3_600_000;

type Ends = Pick<PublicContext, 'db' | 'audit' | 'emit'>;

/** A month of most people holds no guess, and then nothing of them is read. */
const guessed = (db: Db, ids: readonly number[], { from, to }: { from: Date; to: Date }) =>
  db
    .selectDistinct({ id: person.id, siteId: person.siteId, zone: site.zone })
    .from(punch)
    .innerJoin(person, eq(person.id, punch.personId))
    .innerJoin(site, eq(site.id, person.siteId))
    .where(
      and(anyOf(punch.personId, [...ids]), not(punch.told), gte(punch.at, from), lte(punch.at, to)),
    )
    .orderBy(asc(person.id));

/** Reads the guesses of somebody around an instant again; whether any is another than before. */
export async function pairAgain(
  ends: Ends,
  personId: number,
  at: Date,
  now: Date,
): Promise<boolean> {
  const around = { from: at, to: at };
  const near = { from: new Date(at.getTime() - 3 * DAY), to: new Date(at.getTime() + 3 * DAY) };
  const [whose] = await guessed(ends.db, [personId], near);
  if (!whose) return false;
  return pairOf(ends, [whose], around, now);
}

/** A shift that was planned late may make an exit of an entry: the guesses of some people and days are read again. */
export async function pairMarked(
  db: Db,
  personIds: readonly number[],
  span: { from: string; to: string },
  now: Date,
): Promise<void> {
  const around = {
    from: new Date(Date.parse(span.from) - 2 * DAY),
    to: new Date(Date.parse(span.to) + 3 * DAY),
  };
  const people = await guessed(db, personIds, around);
  if (people.length === 0) return;
  await pairOf(tracedAs(db, { accountId: null, accion: ACCION }), people, around, now, true);
}

async function pairOf(
  ends: Ends,
  people: readonly PairedPerson[],
  around: { from: Date; to: Date },
  now: Date,
  tells = false,
): Promise<boolean> {
  const facts = await readPairing(ends.db, people, around, now);
  let any = false;
  for (const [personId, asked] of facts) {
    const changed = await writePairing(ends, pairingOf(asked), asked.isClosed);
    if (changed && tells) await tellPunches(ends, personId);
    any ||= changed;
  }
  return any;
}
