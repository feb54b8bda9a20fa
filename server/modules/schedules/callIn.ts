import type { Db } from '../../db/Db';
import type { PlannedDay } from './planCellsOf';
import { rotatedDay, rotationFacts } from './rotationFacts';

/** Notes on what is planned by hand for whoever would be free that day that they were called in. */
export async function callIn(db: Db, planned: readonly PlannedDay[]): Promise<PlannedDay[]> {
  const days = planned
    .filter(({ plan }) => plan.add.length > 0)
    .map(({ plan }) => plan.day)
    .sort();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return [...planned];
  const people = [...new Map(planned.map(({ person }) => [person.id, person])).values()];
  const facts = await rotationFacts(db, people, { from, to });
  return planned.map((one) => {
    const { plan, person } = one;
    const { free } = rotatedDay(facts, person, plan.day);
    if (free === null) return one;
    return { ...one, plan: { ...plan, add: plan.add.map((row) => ({ ...row, calledIn: free })) } };
  });
}
