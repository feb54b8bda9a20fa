import {
  type SeveranceText,
  severanceTextNames,
  severanceTexts,
} from '@contract/liquidations/severance';

/** The day of the act decides: the last text that had begun by then. */
export const severanceTextOn = (lastDay: string): SeveranceText =>
  severanceTextNames.findLast((name) => {
    const { from } = severanceTexts[name];
    return from === null || from <= lastDay;
  }) ?? 'classic';

const suspension = { from: '2026-03-30', to: '2026-04-22' };

/** Ley 27.802 was suspended in part between these days, and nothing at hand says of which articles. */
export const isSuspendedOn = (lastDay: string): boolean =>
  lastDay >= suspension.from && lastDay <= suspension.to;
