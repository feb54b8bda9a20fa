import { can } from '@contract/session/can';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { person, site } from '../../db/schema/organisation';
import { shift } from '../../db/schema/schedules';
import { shiftChange, shiftSwap } from '../../db/schema/shiftChanges';
import type { Viewer } from '../../engine/acciones/context';
import { personName } from '../../engine/people/personName';
import { shiftText } from './presentShift';
import { otherShift } from './swapMoves';

const colleague = alias(person, 'colleague');
const other = alias(shift, 'other_shift');
const wanted = alias(shift, 'wanted_shift');

export const selectSwaps = (db: Db) =>
  db
    .select({ row: shiftSwap, asker: person, colleague, zone: site.zone, shift, other })
    .from(shiftSwap)
    .innerJoin(person, eq(person.id, shiftSwap.personId))
    .innerJoin(site, eq(site.id, person.siteId))
    .innerJoin(colleague, eq(colleague.id, shiftSwap.colleagueId))
    .innerJoin(shift, eq(shift.id, shiftSwap.shiftId))
    .leftJoin(other, eq(other.id, shiftSwap.otherShiftId));

export type SwapRow = Awaited<ReturnType<typeof selectSwaps>>[number];

export const selectChanges = (db: Db) =>
  db
    .select({ row: shiftChange, asker: person, zone: site.zone, shift, wanted })
    .from(shiftChange)
    .innerJoin(person, eq(person.id, shiftChange.personId))
    .innerJoin(site, eq(site.id, person.siteId))
    .innerJoin(shift, eq(shift.id, shiftChange.shiftId))
    .leftJoin(wanted, eq(wanted.id, shiftChange.wantedShiftId));

export type ChangeRow = Awaited<ReturnType<typeof selectChanges>>[number];

/** This tells in words what each gives. */
export function swapWords({ row, asker, colleague: with_, zone, shift: of, other: back }: SwapRow) {
  const theirs = otherShift(row);
  return {
    asker: personName(asker),
    colleague: personName(with_),
    given: shiftText(row, of.name, zone),
    back: theirs && back ? shiftText(theirs, back.name, zone) : null,
  };
}

/** Where it is seen on the roster: one's own, or the week of whom one plans. */
export function shiftLink(
  { personId, roles, roleScope }: Viewer,
  day: string,
  people: readonly number[],
): string | null {
  if (personId !== null && people.includes(personId)) return '/schedules/mine';
  return roleScope !== 'own' && can(roles, 'SCHEDULES.CREATE') ? `/schedules?semana=${day}` : null;
}
