import { asc } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { area, site } from '../../db/schema/organisation';
import { waitingPayItems } from '../../engine/pay/heldPayItems';
import type { PayItem } from '../../engine/pay/payItem';
import { daysFromTo } from '../../engine/time/days';
import { adjustmentFacts } from './adjustmentFacts';
import { withDifferences } from './adjustmentRules';
import { daysByMonth } from './basesByMonth';
import { consentFacts } from './consents/consentFacts';
import { dayWorkerFacts } from './dayWorkers';
import { halfAmounts } from './halfAmounts';
import { leavingFacts } from './leavingFacts';
import { ordersOfRun } from './ordersOfRun';
import { aheadFacts, type PaidVacation } from './payAhead';
import type { DueItem, PaidSpan, PayFacts, TakenLeave } from './payFacts';
import { pastOf } from './payPast';
import { paidSpan } from './payPeriods';
import type { ReadyConcept } from './payPlan';
import type { Population } from './population';
import { populationOf } from './populationOf';
import { readsHours } from './runRules';
import { sealsOf } from './runSeals';
import { salariesOf } from './salaryParts';
import { semesterUnpaid } from './semesterUnpaid';
import { takenLeaves } from './takenLeaves';
import { taxFacts } from './taxFacts';
import { VACATION } from './vacationStarts';

const dueItem = ({ id, kind, amount, label, path }: PayItem): DueItem => ({
  id,
  kind,
  amount,
  label,
  path,
});

/** The days of a run that no other run of the month paid; null where none is left. */
function leftSpan({ kind, period, half }: Population, paid: PayFacts['paid'] = []) {
  if (kind === 'sac' || paid.includes('monthly')) return null;
  return paid.includes('fortnight')
    ? paidSpan({ period, half: 'second' })
    : paidSpan({ period, half });
}

const leaveOf = ({ leaveId, from, to }: PaidVacation): TakenLeave => ({
  ...{ id: leaveId, code: VACATION, label: 'Vacaciones', from, to },
  days: daysFromTo(from, to),
});

/** A run of vacations reads nothing of the month but the days that it pays. */
const vacationAmounts = (spans: readonly PaidSpan[]): PayFacts['amounts'] => ({
  [`leave.${VACATION}`]: [...daysByMonth(spans).values()].reduce((sum, days) => sum + days, 0),
});

/** Reads what is known now about the people of a run, or about some of them with `only`, and writes nothing. */
export async function takeFacts(
  db: Db,
  run: Population,
  plan: readonly ReadyConcept[],
  only?: readonly number[],
): Promise<Map<number, PayFacts>> {
  const people = await populationOf(db, run, only);
  const readsMonth = readsHours(run);
  const [sites, areas] = await Promise.all([
    db.select({ id: site.id, name: site.name }).from(site).orderBy(asc(site.id)),
    db.select({ id: area.id, name: area.name }).from(area),
  ]);
  const siteName = new Map(sites.map(({ id, name }) => [id, name]));
  const areaName = new Map(areas.map(({ id, name }) => [id, name]));
  const ids = people.map(({ id }) => id);
  const [
    halves,
    salaries,
    leavesOf,
    seals,
    past,
    due,
    orders,
    leavingOf,
    aheadOf,
    adjustsOf,
    taxOf,
    unpaidOf,
    consentsOf,
  ] = await Promise.all([
    halfAmounts(db, run, only),
    salariesOf(db, run, people),
    takenLeaves(db, paidSpan(run), ids),
    sealsOf(db, run.period),
    pastOf(db, run, plan, ids),
    // A run reads only the items that it holds: another may count on those that came since.
    waitingPayItems(db, run.id === 0 ? null : run.id, ids, run.period),
    ordersOfRun(db, run, ids),
    leavingFacts(db, run, people),
    aheadFacts(db, run, ids),
    adjustmentFacts(db, run, ids),
    taxFacts(db, run, plan, ids),
    semesterUnpaid(db, run, ids),
    consentFacts(db, plan, ids, paidSpan(run).to),
  ]);
  const dayWorkers = readsMonth
    ? await dayWorkerFacts(
        db,
        paidSpan(run),
        people.map((row) => ({ ...row, ...salaries(row.id) })),
      )
    : null;
  return new Map(
    people.flatMap(({ id, areaId, managerId: _manager, ...row }): [number, PayFacts][] => {
      const adjusts = withDifferences(adjustsOf(id) ?? []);
      // Nothing of their past comes to something else.
      if (run.kind === 'adjustment' && adjusts === null) return [];
      const leaving = leavingOf(id);
      const tax = taxOf(id);
      const { ahead, vacations } = aheadOf(id);
      const whole = leaving.paid?.includes('monthly') ?? false;
      const span = readsMonth ? leftSpan(run, leaving.paid) : null;
      const leaves = vacations?.map(leaveOf) ?? (span ? leavesOf(id, span) : []);
      const facts: PayFacts = {
        ...row,
        ...salaries(id, leaving.paid),
        siteName: siteName.get(row.siteId) ?? '',
        areaName: areaName.get(areaId) ?? '',
        // A month is not closed at its half.
        openHours: readsMonth && run.half !== 'first' && !seals[row.siteId],
        ...halves(id, leaving.paid),
        ...dayWorkers?.(id, span),
        ...(vacations ? { amounts: vacationAmounts(vacations) } : {}),
        ...(leaves.length > 0 ? { leaves } : {}),
        due: (due.get(id) ?? []).map(dueItem),
        ...(orders.has(id) ? { orders: orders.get(id) } : {}),
        ...(tax ? { tax } : {}),
        ...unpaidOf(id),
        ...consentsOf(id),
        history: past(id),
        ...leaving,
        ...(vacations ? { vacations } : {}),
        ...(ahead === undefined || whole ? {} : { ahead }),
        ...(adjusts ? { adjusts } : {}),
      };
      return [[id, facts]];
    }),
  );
}
