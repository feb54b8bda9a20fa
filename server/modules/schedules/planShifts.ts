import { groupBy } from '@contract/core/groupBy';
import { planShifts } from '@contract/schedules/rosterAcciones';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { closedDays } from '../../engine/time/closedDays';
import { daysFromTo } from '../../engine/time/days';
import { callIn } from './callIn';
import { around, planCells } from './cellRules';
import { plannedBetween } from './plannedQueries';
import { reachedPeople } from './rosterPeople';
import { allShifts } from './shiftQueries';
import { planningTurn, storePlans } from './storePlans';
import { auditRoster, tellPlanners } from './tellRoster';
import { weekOf } from './week';

/** What is seen at once is some weeks; a wrong year would read centuries. */
const MOST_DAYS = 100;

const NOT_ALONE = 'Queda como estaba, porque va junto con otro día que no se pudo cambiar.';
const OUT_OF_REACH = 'Esa persona no existe o no está a tu alcance.';

export const planShiftsHandler = implement(planShifts, async ({ cells, together }, context) => {
  const { db, viewer } = context;
  const days = around(cells.map(({ day }) => day));
  if (daysFromTo(days.from, days.to) > MOST_DAYS) {
    throw invalid({ cells: 'Planificá de a tres meses como mucho.' });
  }
  if (new Set(cells.map(({ personId, day }) => `${personId} ${day}`)).size < cells.length) {
    throw invalid({ cells: 'Cada día de una persona va una sola vez.' });
  }
  const people = await reachedPeople(context, [...new Set(cells.map(({ personId }) => personId))]);
  const ids = people.map(({ id }) => id);
  await planningTurn(db, ids);
  const [shifts, stored, isClosed] = await Promise.all([
    allShifts(db),
    plannedBetween(db, ids, days),
    closedDays(db, ids, days),
  ]);
  const storedOf = groupBy(stored, (row) => row.personId);
  const wantedOf = groupBy(cells, (cell) => cell.personId);
  const known = new Map(shifts.map((shift) => [shift.id, shift]));
  const reached = new Set(ids);
  const refused = cells
    .filter(({ personId }) => !reached.has(personId))
    .map(({ personId, day }) => ({ personId, day, why: OUT_OF_REACH }));
  const planned = people.flatMap((person) => {
    const { plans, refused: not } = planCells(
      {
        personId: person.id,
        zone: person.zone,
        hireDate: person.hireDate,
        leaveDate: person.leaveDate,
        isClosed: (day) => isClosed(person.id, day),
        shifts: known,
        stored: storedOf.get(person.id) ?? [],
      },
      wantedOf.get(person.id) ?? [],
    );
    refused.push(...[...not].map(([day, why]) => ({ personId: person.id, day, why })));
    return plans.map((plan) => ({ plan, person }));
  });
  if (together && refused.length > 0) {
    const isRefused = ({ personId, day }: { personId: number; day: string }) =>
      refused.some((one) => one.personId === personId && one.day === day);
    const others = cells.filter((cell) => !isRefused(cell));
    refused.push(...others.map(({ personId, day }) => ({ personId, day, why: NOT_ALONE })));
    return { planned: 0, refused };
  }
  const called = await callIn(db, planned);
  const changed = called.filter(
    ({ plan }) => plan.add.length + plan.drop.length + plan.remove.length + plan.restore.length > 0,
  );
  await storePlans(
    db,
    changed.map(({ plan }) => plan),
    viewer.accountId,
  );
  const [first] = changed.map(({ plan }) => plan.day).sort();
  if (first !== undefined) {
    await auditRoster(context, {
      week: weekOf(first),
      people: new Set(changed.map(({ person }) => person.id)).size,
      days: changed.length,
    });
    await tellPlanners(
      context,
      changed.map(({ person }) => person.siteId),
    );
  }
  return { planned: planned.length, refused };
});
