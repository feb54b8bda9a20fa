import type { Db } from '../../db/Db';
import type { product } from '../../db/schema/warehouse';
import { figuresAt } from '../../engine/parameters/figuresAt';
import { todayAt } from '../../engine/time/todayAt';
import type { Tolerance } from './countRules';

/** How much a class of products may differ at a site, today, without somebody else counting it. */
export async function toleranceOf(
  db: Db,
  siteId: number,
  abcClass: (typeof product.$inferSelect)['abcClass'],
): Promise<Tolerance> {
  const [units, percent] = [`counts.units${abcClass}`, `counts.percent${abcClass}`] as const;
  const found = await figuresAt(db, [units, percent], await todayAt(db, siteId), siteId);
  return { units: found[units] ?? 0, percent: found[percent] ?? 0 };
}
