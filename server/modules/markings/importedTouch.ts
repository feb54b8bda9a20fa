import type { PunchKind } from '@contract/markings/punch';
import { and, eq } from 'drizzle-orm';
import { punch } from '../../db/schema/markings';
import { person, site } from '../../db/schema/organisation';
import type { PublicContext } from '../../engine/acciones/context';
import { notFound } from '../../engine/http/fault';
import { clock } from '../../engine/time/clock';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';
import { MINUTE } from './markingRules';
import { pairingOf } from './pairing/pairingOf';
import { readPairing } from './pairing/readPairing';
import { writePairing } from './pairing/writePairing';
import type { PunchOfDay } from './punchFacts';
import { punchTurn } from './punchMoment';
import { storePunch } from './storePunch';

interface Touch {
  personId: number;
  at: Date;
  /** Null: the clock does not say, or nobody believes it. */
  kind: PunchKind | null;
  /** The person who brought it; null: the server, from the folder of the clocks. */
  authorId: number | null;
}

/** Greater than the number of any punch that is stored. */
const LAST = 2 ** 40;

type Ends = Pick<PublicContext, 'db' | 'audit' | 'emit'>;

/** Writes what a clock saw, once, and answers its punch; what nobody told is read by all that is known of those days. */
export async function importTouch(
  ends: Ends,
  touch: Touch,
): Promise<{ id: number; added: boolean }> {
  const { db } = ends;
  const { personId, at, kind, authorId } = touch;
  await punchTurn(db, personId);
  const already = await broughtBefore(ends, touch);
  if (already !== null) return { id: already, added: false };
  const [whose] = await db
    .select({ id: person.id, siteId: person.siteId, zone: site.zone })
    .from(person)
    .innerJoin(site, eq(site.id, person.siteId))
    .where(eq(person.id, personId));
  if (!whose) throw notFound('Esa persona no existe o no está a tu alcance.');
  const known = await readPairing(db, [whose], { from: at, to: at }, clock.now());
  const facts = known.get(personId);
  if (!facts) throw new Error('nothing known of somebody');
  const same = facts.punches.find((one) => isSame(one, touch, facts.figures.sameTouchMinutes));
  if (same) return { id: same.id, added: false };
  const arrived = factOf(touch, facts.dateOf(at));
  const pairing = pairingOf({
    ...facts,
    punches: [...facts.punches, arrived],
    toldToo: true,
  });
  const place = pairing.found.get(arrived);
  if (!place) throw new Error('a touch was not paired');
  const { day, plannedShiftId, kind: decided } = place;
  await refuseClosedPeriod(db, { personId, day, ledger: 'time' });
  pairing.found.delete(arrived);
  await writePairing(ends, pairing, facts.isClosed);
  const stored = await storePunch(ends, {
    personId,
    at,
    kind: decided,
    told: kind !== null,
    source: 'import',
    day,
    plannedShiftId,
    authorId,
  });
  return { id: stored.id, added: true };
}

/** The same touch of the same clock, also where it was corrected since; at one instant somebody may go and come. */
async function broughtBefore({ db }: Ends, { personId, at, kind }: Touch): Promise<number | null> {
  const rows = await db
    .select({ id: punch.id, kind: punch.kind, told: punch.told })
    .from(punch)
    .where(and(eq(punch.personId, personId), eq(punch.at, at), eq(punch.source, 'import')));
  const same = rows.find((row) => kind === null || !row.told || row.kind === kind);
  return same?.id ?? null;
}

/** A second touch soon after the first that says nothing else. */
export function isSame(
  one: PunchOfDay,
  { at, kind }: Pick<Touch, 'at' | 'kind'>,
  minutes: number,
): boolean {
  const since = at.getTime() - one.at.getTime();
  const isSoon = since >= 0 && since <= minutes * MINUTE;
  return !one.forgotten && isSoon && (kind === null || one.kind === kind);
}

/** The touch stands behind all others of that instant; of several, each behind the `ones` before it. */
export const factOf = (
  { personId, at, kind }: Omit<Touch, 'authorId'>,
  day: string,
  ones = 0,
): PunchOfDay => ({
  id: LAST + ones,
  personId,
  at,
  kind: kind ?? 'in',
  told: kind !== null,
  source: 'import',
  counts: 'counted',
  day,
  plannedShiftId: null,
  outside: false,
  offline: false,
  forgotten: false,
  siteId: null,
});
