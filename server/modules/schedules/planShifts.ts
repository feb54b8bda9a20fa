import { planShifts } from '@contract/schedules/rosterAcciones';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { daysFromTo } from '../../engine/time/days';
import { around } from './cellRules';
import { keepPlans } from './keepPlans';
import { MOST_DAYS, planCellsOf, TOO_FAR } from './planCellsOf';
import { reachedPeople } from './rosterPeople';
import { planningTurn } from './storePlans';

const NOT_ALONE = 'Queda como estaba, porque va junto con otro día que no se pudo cambiar.';

export const planShiftsHandler = implement(planShifts, async ({ cells, together }, context) => {
  const { db } = context;
  const { from, to } = around(cells.map(({ day }) => day));
  if (daysFromTo(from, to) > MOST_DAYS) throw invalid({ cells: TOO_FAR });
  if (new Set(cells.map(({ personId, day }) => `${personId} ${day}`)).size < cells.length) {
    throw invalid({ cells: 'Cada día de una persona va una sola vez.' });
  }
  const people = await reachedPeople(context, [...new Set(cells.map(({ personId }) => personId))]);
  await planningTurn(
    db,
    people.map(({ id }) => id),
  );
  const { planned, refused } = await planCellsOf(db, people, cells);
  if (together && refused.length > 0) {
    const isRefused = ({ personId, day }: { personId: number; day: string }) =>
      refused.some((one) => one.personId === personId && one.day === day);
    const others = cells.filter((cell) => !isRefused(cell));
    refused.push(...others.map(({ personId, day }) => ({ personId, day, why: NOT_ALONE })));
    return { planned: 0, refused };
  }
  await keepPlans(context, planned);
  return { planned: planned.length, refused };
});
