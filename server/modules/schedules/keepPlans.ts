import type { Context } from '../../engine/acciones/context';
import { weekOf } from '../../engine/time/weekOf';
import { callIn } from './callIn';
import { changesCell } from './cellRules';
import type { PlannedDay } from './planCellsOf';
import { storePlans } from './storePlans';
import { auditRoster, tellPlanners } from './tellRoster';

/** Stores what somebody planned at once, says so in one sentence of the audit and to the open boards. */
export async function keepPlans(context: Context, planned: readonly PlannedDay[]): Promise<void> {
  const called = await callIn(context.db, planned);
  const changed = called.filter(({ plan }) => changesCell(plan));
  await storePlans(
    context.db,
    changed.map(({ plan }) => plan),
    context.viewer.accountId,
  );
  const [first] = changed.map(({ plan }) => plan.day).sort();
  if (first === undefined) return;
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
