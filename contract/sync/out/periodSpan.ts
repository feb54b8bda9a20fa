import type { LinkPeriod } from './linkOut';

/** Whole days, the first and the last of which count. */
export interface PeriodSpan {
  unit: 'day' | 'week' | 'month';
  from: string;
  to: string;
}

const MS = 86_400_000;
const dayOf = (stamp: number) => new Date(stamp).toISOString().slice(0, 10);

function monthSpan(year: number, month: number): PeriodSpan {
  const from = dayOf(Date.UTC(year, month, 1));
  return { unit: 'month', from, to: dayOf(Date.UTC(year, month + 1, 0)) };
}

/** The days that a period has for whoever reads the calendar at `today`; null where every row leaves. */
export function periodSpan(period: LinkPeriod, today: string): PeriodSpan | null {
  const at = new Date(`${today}T00:00:00Z`);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  switch (period) {
    case 'all':
      return null;
    case 'thisMonth':
      return monthSpan(year, month);
    case 'lastMonth':
      return monthSpan(year, month - 1);
    case 'yesterday': {
      const day = dayOf(at.getTime() - MS);
      return { unit: 'day', from: day, to: day };
    }
    case 'lastWeek': {
      const sinceMonday = (at.getUTCDay() + 6) % 7;
      const monday = at.getTime() - (sinceMonday + 7) * MS;
      return { unit: 'week', from: dayOf(monday), to: dayOf(monday + 6 * MS) };
    }
  }
}
