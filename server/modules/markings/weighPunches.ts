import { groupBy } from '@contract/core/groupBy';
import type { PunchKind } from '@contract/markings/punch';
import { eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { person, site } from '../../db/schema/organisation';
import type { Asking, Candidate } from '../../engine/imports/importDefinition';
import type { Weight } from '../../engine/imports/sumWeights';
import { clock } from '../../engine/time/clock';
import { factOf, isSame } from './importedTouch';
import type { ShiftFact } from './markingRules';
import { type PairingAsked, pairingOf } from './pairing/pairingOf';
import { readPairing } from './pairing/readPairing';
import { pairMonths } from './pairMonths';
import type { PunchOfDay } from './punchFacts';

/** Looked at together: what thousands of people punched would not fit at once. */
const LOT = 100;

export interface ArrivingTouch {
  at: Date;
  kind: PunchKind | null;
}

type Facts = PairingAsked<PunchOfDay, ShiftFact>;

function minutesByDay(facts: Facts, punches: readonly PunchOfDay[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { day, minutes } of pairMonths({ ...facts, punches })) {
    sums.set(day, (sums.get(day) ?? 0) + (minutes ?? 0));
  }
  return sums;
}

/** The minutes between entries and exits of one person, as they are and with the touches of a file, over the days that it touches or makes others of. */
export function minutesWith(personId: number, facts: Facts, touches: readonly ArrivingTouch[]) {
  const arrived: PunchOfDay[] = [];
  for (const touch of [...touches].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const known = [...facts.punches, ...arrived];
    if (known.some((one) => isSame(one, touch, facts.figures.sameTouchMinutes))) continue;
    arrived.push(factOf({ personId, ...touch }, facts.dateOf(touch.at), known.length));
  }
  const punches = [...facts.punches, ...arrived];
  const { found, superfluous } = pairingOf({ ...facts, punches, toldToo: true });
  const gone = new Set(superfluous);
  const read = punches
    .filter((one) => !gone.has(one))
    .map((one) => ({ ...one, ...found.get(one) }));
  const [was, then] = [minutesByDay(facts, facts.punches), minutesByDay(facts, read)];
  const days = new Set(touches.map(({ at }) => facts.dateOf(at)));
  for (const day of [...was.keys(), ...then.keys()]) {
    if ((was.get(day) ?? 0) !== (then.get(day) ?? 0)) days.add(day);
  }
  const sum = (of: Map<string, number>) =>
    [...days].reduce((all, day) => all + (of.get(day) ?? 0), 0);
  return { before: sum(was), after: sum(then) };
}

/** The hours that the touches of a file add to what each person has punched around them; those of a number that is nobody's add none. */
export async function weighPunches(
  { db }: Pick<Asking, 'db'>,
  rows: readonly Candidate[],
): Promise<Weight[]> {
  const known = rows.filter(({ write }) => write.personId && write.at);
  const byPerson = [...groupBy(known, ({ write }) => Number(write.personId))];
  const weights: Weight[] = [];
  for (let from = 0; from < byPerson.length; from += LOT) {
    const lot = byPerson.slice(from, from + LOT);
    const times = lot.flatMap(([, own]) => own.map(({ write }) => String(write.at))).sort();
    const around = { from: new Date(times[0] ?? 0), to: new Date(times.at(-1) ?? 0) };
    const ids = lot.map(([id]) => id);
    const people = await db
      .select({ id: person.id, siteId: person.siteId, zone: site.zone })
      .from(person)
      .innerJoin(site, eq(site.id, person.siteId))
      .where(anyOf(person.id, ids));
    const pairing = await readPairing(db, people, around, clock.now());
    for (const [id, own] of lot) {
      const facts = pairing.get(id);
      if (!facts) continue;
      const touches = own.map(({ write }) => ({
        at: new Date(String(write.at)),
        kind: write.kind as PunchKind | null,
      }));
      const { before, after } = minutesWith(id, facts, touches);
      weights.push({
        ...{ person: id, what: 'Horas fichadas', unit: 'minutes' },
        ...{ before: String(before), after: String(after) },
      });
    }
  }
  return weights;
}
