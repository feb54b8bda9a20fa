import type { HourFigure } from '@contract/hours/hourFigures';
import { common, type Interval, minutesOf } from '../../engine/time/intervals';
import type { BandRule, BandWindow } from './bandWindows';
import type { DayHours } from './dayHours';

/** An interval of a band, with the rule that put it there. */
interface BandReason extends Interval {
  minutes: number;
  why: string;
  inOvertime: boolean;
}

/** The time of a day that lies in a band. */
export interface DayBand {
  band: BandRule;
  /** Within the shift. */
  minutes: number;
  /** In overtime, which counts once it is granted. */
  extra: number;
  reasons: BandReason[];
}

const inShift: readonly HourFigure[] = ['worked'];
const inOvertime: readonly HourFigure[] = ['extra50', 'extra100'];

/** "1.50" reads 1,5. */
export const timesText = (multiplier: string): string =>
  String(Number(multiplier)).replace('.', ',');

/** This finds the worked time of a day that lies in each band. Bands that overlap count the same hours, each for itself. */
export function bandHours(
  { reasons }: Pick<DayHours, 'reasons'>,
  windows: readonly BandWindow[],
  rounding: number,
): DayBand[] {
  return windows.flatMap(({ band, intervals }) => {
    const within = (figures: readonly HourFigure[]) =>
      common(
        reasons.filter(({ figure }) => figures.includes(figure)),
        intervals,
      );
    const shift = within(inShift);
    const overtime = band.counts === 'all' ? within(inOvertime) : [];
    if (shift.length + overtime.length === 0) return [];
    const rounded = (pieces: readonly Interval[]) =>
      Math.round(minutesOf(pieces) / rounding) * rounding;
    const why = `${band.name} × ${timesText(band.multiplier)}`;
    const told = (pieces: readonly Interval[], inOvertime: boolean) =>
      pieces.map((one) => ({ ...one, minutes: minutesOf([one]), why, inOvertime }));
    return [
      {
        band,
        minutes: rounded(shift),
        extra: rounded(overtime),
        reasons: [...told(shift, false), ...told(overtime, true)],
      },
    ];
  });
}
