import type { Db } from '../../db/Db';
import type { product } from '../../db/schema/warehouse';
import { figuresAt } from '../../engine/parameters/figuresAt';
import { todayAt } from '../../engine/time/todayAt';
import type { Tolerance } from './countRules';

/** How much a product may differ at a site, today, without somebody else counting it. */
export async function toleranceOf(
  db: Db,
  siteId: number,
  { abcClass, cost }: Pick<typeof product.$inferSelect, 'abcClass' | 'cost'>,
): Promise<Tolerance> {
  const units = `counts.units${abcClass}` as const;
  const percent = `counts.percent${abcClass}` as const;
  const value = `counts.value${abcClass}` as const;
  const found = await figuresAt(db, [units, percent, value], await todayAt(db, siteId), siteId);
  return {
    units: found[units] ?? 0,
    percent: found[percent] ?? 0,
    value: found[value] ?? 0,
    cost: cost === null ? null : Number(cost),
  };
}
