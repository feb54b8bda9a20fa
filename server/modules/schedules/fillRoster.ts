import { groupBy } from '@contract/core/groupBy';
import { fillRoster, MOST_CELLS } from '@contract/schedules/rosterAcciones';
import { implement } from '../../engine/acciones/implement';
import { weekOf } from '../../engine/time/weekOf';
import type { NewShift } from './cellRules';
import { findPeople, refuseUnknownPlace, shownPeople } from './rosterPeople';
import { rotatedShifts } from './rotatedShifts';
import { insertShifts, planningTurn } from './storePlans';
import { auditRoster, tellPlanners } from './tellRoster';

/** The cells as a board holds them: a day of a person with its shifts. */
const cellsOf = (added: readonly NewShift[]) =>
  [...groupBy(added, ({ personId, day }) => `${personId} ${day}`).values()].flatMap((cell) => {
    const [first] = cell;
    if (!first) return [];
    const { personId, day } = first;
    return [{ personId, day, shiftIds: cell.map(({ shiftId }) => shiftId) }];
  });

export const fillRosterHandler = implement(fillRoster, async ({ from: day, ...shown }, context) => {
  const { db, viewer } = context;
  const week = weekOf(day);
  await refuseUnknownPlace(context, shown);
  const people = await findPeople(db, shownPeople(context, { week, ...shown }));
  await planningTurn(
    db,
    people.map(({ id }) => id),
  );
  const added = await rotatedShifts(db, people, week);
  await insertShifts(db, added, viewer.accountId);
  if (added.length > 0) {
    const filled = new Set(added.map(({ personId }) => personId));
    await auditRoster(context, { week, people: filled.size, days: added.length });
    await tellPlanners(
      context,
      people.filter(({ id }) => filled.has(id)).map(({ siteId }) => siteId),
    );
  }
  const cells = cellsOf(added);
  return { planned: added.length, cells: cells.length > MOST_CELLS ? [] : cells };
});
