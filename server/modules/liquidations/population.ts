import { DateTime } from 'luxon';
import { periodSpan } from './payPeriods';
import type { Run } from './runRules';

/** These fields say whom a run is for. */
export type Population = Pick<
  Run,
  | 'id'
  | 'kind'
  | 'period'
  | 'half'
  | 'payDay'
  | 'since'
  | 'raise'
  | 'raiseValue'
  | 'category'
  | 'siteId'
  | 'agreement'
  | 'leavers'
  | 'firstStart'
  | 'lastStart'
  | 'personIds'
  | 'exceptIds'
> & {
  /** It pays nobody: a month that another run pays may be looked at. */
  looks?: true;
};

type Looked = Pick<Run, 'kind' | 'period'> & Partial<Pick<Run, 'half'>>;

/** Pay of a month that is over comes in the first four days of the next one (LCT, art. 128). */
const usualPayDay = ({ kind, period, half }: Looked): string =>
  kind === 'monthly' || half === 'second'
    ? DateTime.fromISO(`${period}-04`).plus({ months: 1 }).toFormat('yyyy-MM-dd')
    : periodSpan(period).to;

/** A run that nobody opened, to see what one would come to; it holds nothing. */
export const lookedAt = (
  { kind, period, half = null }: Looked,
  more: Partial<Population> = {},
): Population => ({
  ...{ id: 0, looks: true, kind, period, half, payDay: usualPayDay({ kind, period, half }) },
  ...{ siteId: null, agreement: null, leavers: [], personIds: [], exceptIds: [] },
  ...{
    firstStart: null,
    lastStart: null,
    since: '',
    raise: null,
    raiseValue: null,
    category: null,
  },
  ...more,
});
