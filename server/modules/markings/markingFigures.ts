import type { Db } from '../../db/Db';
import { figuresAt } from '../../engine/parameters/figuresAt';
import { figuresOver } from '../../engine/parameters/figuresOver';
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
  return named(await figuresAt(db, codes, day, siteId));
}

/** The figures of each day at each site until a day are read in one statement. */
export async function markingFiguresOver(
  db: Db,
  until: string,
): Promise<(day: string, siteId: number) => MarkingFigures> {
  const at = await figuresOver(db, codes, until);
  return (day, siteId) => named(at(day, siteId));
}

function named(found: Record<(typeof codes)[number], number | null>): MarkingFigures {
  return {
    sameTouchMinutes: found['markings.sameTouchMinutes'] ?? 1,
    openHours: found['markings.openHours'] ?? 16,
    afterShiftHours: found['markings.afterShiftHours'] ?? 4,
    offlineHours: found['markings.offlineHours'] ?? 12,
    clockMinutes: found['markings.clockMinutes'] ?? 5,
    photoDays: found['markings.photoDays'] ?? 60,
  };
}
