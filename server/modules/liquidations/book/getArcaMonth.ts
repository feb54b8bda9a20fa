import { getArcaMonth } from '@contract/liquidations/arcaAcciones';
import { implement } from '../../../engine/acciones/implement';
import { monthRuns } from './monthRuns';
import { settledRuns } from './settledRuns';

/** A page names this many people; a check counts the others. */
const MOST_LACKING = 100;

const cellText = (cell: unknown) => String(cell ?? '');

export const getArcaMonthHandler = implement(getArcaMonth, async ({ period }, { db }) => {
  // The month is looked at a few times, when it is over.
  const [{ contributionsTable }, { arcaChanges }, { arcaChecksOf }, { codesOfMonth }] =
    await Promise.all([
      import('../contributionsTable'),
      import('./arcaChanges'),
      import('./arcaChecks'),
      import('./bookCodes'),
    ]);
  const [settled, runs, changes] = await Promise.all([
    settledRuns(db, period),
    monthRuns(db, period),
    arcaChanges(db, period),
  ]);
  const codes = await codesOfMonth(
    db,
    period,
    runs.map(({ id }) => id),
  );
  const checks = await arcaChecksOf(db, period, runs, codes);
  const totals = settled.length > 0 ? (await contributionsTable(db, settled)).rows : [];
  return {
    period,
    lastRunId: settled.at(-1)?.id ?? null,
    checks,
    runs,
    totals: totals.map(([group, name, amount]) => ({
      group: cellText(group),
      name: cellText(name),
      amount: cellText(amount),
    })),
    lacking: codes.lacking
      .slice(0, MOST_LACKING)
      .map(({ id: personId, name, lacks }) => ({ personId, name, lacks: [...lacks] })),
    ...changes,
  };
});
