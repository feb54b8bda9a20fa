import type { Db } from '../../db/Db';
import { figuresAt } from '../../engine/parameters/figuresAt';
import type { MarkingFigures } from './markingRules';

const codes = [
  'markings.sameTouchMinutes',
  'markings.openHours',
  'markings.afterShiftHours',
  'markings.offlineHours',
  'markings.clockMinutes',
  'markings.photoDays',
] as const;

/** The figures that rule punches on a day at a site. */
export async function markingFigures(
  db: Db,
  day: string,
  siteId: number | null = null,
): Promise<MarkingFigures> {
  const found = await figuresAt(db, codes, day, siteId);
  return {
    sameTouchMinutes: found['markings.sameTouchMinutes'] ?? 1,
    openHours: found['markings.openHours'] ?? 16,
    afterShiftHours: found['markings.afterShiftHours'] ?? 4,
    offlineHours: found['markings.offlineHours'] ?? 12,
    clockMinutes: found['markings.clockMinutes'] ?? 5,
    photoDays: found['markings.photoDays'] ?? 60,
  };
}
