import type { Db } from '../../db/Db';
import { figuresOver } from '../../engine/parameters/figuresOver';
import type { WindowRules } from './dayWindows';

const codes = [
  'hours.nightFrom',
  'hours.nightTo',
  'hours.saturdayFrom',
  'hours.leastExtraMinutes',
  'hours.roundingMinutes',
] as const;

export interface HourRules extends WindowRules {
  leastExtra: number;
  rounding: number;
}

/** This reads the rules of hours on each day at each site, until a day. */
export async function hourRules(
  db: Db,
  until: string,
): Promise<(day: string, siteId: number) => HourRules> {
  const at = await figuresOver(db, codes, until);
  return (day, siteId) => {
    const found = at(day, siteId);
    return {
      nightFrom: found['hours.nightFrom'] ?? 21,
      nightTo: found['hours.nightTo'] ?? 6,
      saturdayFrom: found['hours.saturdayFrom'] ?? 13,
      leastExtra: found['hours.leastExtraMinutes'] ?? 1,
      rounding: found['hours.roundingMinutes'] ?? 1,
    };
  };
}
