import { fillRoster } from '@contract/schedules/rosterAcciones';
import { and } from 'drizzle-orm';
import { implement } from '../../engine/acciones/implement';
import { findPeople, peopleOf, refuseUnknownPlace, worksDuring } from './rosterPeople';
import { rotatedShifts } from './rotatedShifts';
import { insertShifts, planningTurn } from './storePlans';
import { auditRoster, tellPlanners } from './tellRoster';
import { weekOf } from './week';

export const fillRosterHandler = implement(fillRoster, async ({ from: day, ...whose }, context) => {
  const { db, viewer } = context;
  const week = weekOf(day);
  await refuseUnknownPlace(context, whose);
  const people = await findPeople(db, and(peopleOf(context, whose), worksDuring(week)));
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
  return { planned: added.length };
});
