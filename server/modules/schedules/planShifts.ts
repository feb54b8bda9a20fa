import { planShifts } from '@contract/schedules/rosterAcciones';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { daysFromTo } from '../../engine/time/days';
import { around, changesCell, isSame } from './cellRules';
import { keepPlans } from './keepPlans';
import {
  MOST_DAYS,
  type PlannedDay,
  planCellsOf,
  type RefusedDay,
  TOO_FAR,
  type WantedDay,
} from './planCellsOf';
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
  const found = await planCellsOf(db, people, cells);
  const { planned } = found;
  const refused = stillRefused(cells, found, together).map(answered);
  if (together && refused.length > 0) {
    const others = cells.filter((cell) => !refused.some(isAt(cell)));
    const not = { why: NOT_ALONE, standing: null };
    refused.push(...others.map(({ personId, day }) => ({ personId, day, ...not })));
    return { planned: 0, refused };
  }
  await keepPlans(context, planned);
  return { planned: planned.length, refused };
});

const answered = ({ personId, day, why, standing }: RefusedDay) => ({
  personId,
  day,
  why,
  standing,
});

interface At {
  personId: number;
  day: string;
}

const isAt =
  ({ personId, day }: At) =>
  (one: At) =>
    one.personId === personId && one.day === day;

/**
 * A cell that stands as it was wanted is not refused for having changed: somebody else was as quick, or the answer of
 * the first time was lost. Cells that go together count only when all of them stand so: else a shift that two drag
 * would be there twice.
 */
function stillRefused(
  cells: readonly WantedDay[],
  { planned, refused }: { planned: readonly PlannedDay[]; refused: readonly RefusedDay[] },
  together: boolean,
): RefusedDay[] {
  const stands = (one: RefusedDay) =>
    one.standing !== null && isSame(one.standing, cells.find(isAt(one))?.shiftIds ?? []);
  const left = refused.filter((one) => !stands(one));
  const changes = left.length > 0 || planned.some(({ plan }) => changesCell(plan));
  return together && changes ? [...refused] : left;
}
