import { type ParameterCode, parameterCatalog } from '@contract/admin/parameterCatalog';
import type { Db } from '../../db/Db';
import { figuresAt } from '../../engine/parameters/figuresAt';

const codes = {
  minRest: 'schedules.minRest',
  weeklyRest: 'schedules.weeklyRest',
  weekHours: 'schedules.weekHours',
  nightWeekHours: 'schedules.nightWeekHours',
  weeksAhead: 'schedules.weeksAhead',
} as const satisfies Record<string, ParameterCode>;

type Name = keyof typeof codes;
export type ScheduleFigures = Record<Name, number>;

/** The figures of planning in force on a day; before the first that the organisation kept, that first one rules. */
export async function scheduleFigures(
  db: Db,
  day: string,
  siteId: number | null = null,
): Promise<ScheduleFigures> {
  const found = await figuresAt(db, Object.values(codes), day, siteId);
  const figure = (name: Name): number =>
    found[codes[name]] ?? Number(parameterCatalog[codes[name]].initial[0].value);
  return {
    minRest: figure('minRest'),
    weeklyRest: figure('weeklyRest'),
    weekHours: figure('weekHours'),
    nightWeekHours: figure('nightWeekHours'),
    weeksAhead: figure('weeksAhead'),
  };
}

/** The same for several sites, asked at once. */
export async function figuresOfSites(
  db: Db,
  day: string,
  siteIds: readonly number[],
): Promise<Map<number, ScheduleFigures>> {
  const entries = siteIds.map(
    async (siteId) => [siteId, await scheduleFigures(db, day, siteId)] as const,
  );
  return new Map(await Promise.all(entries));
}
