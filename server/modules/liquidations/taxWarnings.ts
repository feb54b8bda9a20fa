import { monthWords } from '@contract/core/rangeText';
import type { Db } from '../../db/Db';
import type { FrozenRun } from './frozenRun';
import type { Run } from './runRules';
import { taxFiguresOf, taxMonthOf } from './taxFigures';

/** A month whose figures are not written withholds nothing; where the tax was never used there is nothing to say. */
export async function notTaxed(db: Db, run: Run): Promise<string[]> {
  const frozen = run.frozen as FrozenRun | null;
  const reads = frozen?.concepts.some(({ condition }) => condition.includes('con_ganancias'));
  if (!frozen || !reads || frozen.figures.taxed) return [];
  if (run.reversesId !== null || run.kind === 'adjustment') return [];
  const month = taxMonthOf(run);
  const { missing, used } = await taxFiguresOf(db, month);
  if (!used) return [];
  const what =
    missing.length > 0
      ? `faltan, de ${monthWords(month).toLowerCase()}, ${missing.join('; ')}`
      : 'sus cifras se cargaron después de tomar los datos';
  return [`Revisar: no se retiene el impuesto a las ganancias: ${what}.`];
}
