import type { PayItemKind } from '@contract/core/payItemKinds';
import type { Half } from '@contract/liquidations/half';
import type { PayLeaver } from '@contract/liquidations/leaver';
import type { ConceptRun, RunKind } from '@contract/liquidations/payBases';
import type { TableStep } from '@contract/liquidations/payTable';
import type { CourtOrder } from '../garnishments';
import type { TaxDeductible } from '../incomeTax';

/** A figure as the database says it; runs of before kept it as a number. */
type Figure = string | number;

/** Something that waits for somebody's pay, as it was when the run began to count on it. */
export interface DueItem {
  id: number;
  kind: PayItemKind;
  amount: string;
  label: string;
  path: string;
}

/** Days of the calendar, both ends counted. */
export interface PaidSpan {
  from: string;
  to: string;
}

/** A public holiday that somebody did not work and is paid. */
export interface PaidRest {
  day: string;
  name: string;
  why: string;
  /** Minutes of overtime of that day that somebody approved: they are paid double already. */
  extra: number;
}

/** A granted leave, as far as it lies in the days that are paid. */
export interface TakenLeave extends PaidSpan {
  id: number;
  code: string;
  label: string;
  days: number;
}

/** What of a day somebody would have worked and is paid for, be it counted in hours or in days. */
export interface PaidAway {
  day: string;
  label: string;
  path: string | null;
  minutes: number;
  days: number;
}

/** Days of a run in which one salary held, and what of those days is theirs. */
export interface SalaryPart
  extends PaidSpan,
    Pick<PayFacts, 'salary' | 'salaryBasis' | 'amounts'> {}

/** What of a record changes with a raise. */
export type AdjustedRecord = Pick<
  PayFacts,
  'salary' | 'salaryBasis' | 'category' | 'agreement' | 'parts'
>;

/** A month that was paid, as it was and as their record would have it now. */
export interface AdjustedMonth {
  period: string;
  /** The runs that paid it, and where each has this person. */
  runs: readonly { id: number; rowId: number; title: string }[];
  before: AdjustedRecord;
  after: AdjustedRecord;
  /** What was paid of a concept, what other adjustments gave of it since, and what is due. */
  lines: readonly {
    conceptId: number;
    code: string;
    before: string;
    already: string;
    after: string;
  }[];
  /** In a supplementary run, whose own month it is: by code, all that was paid of it when its data were taken. */
  paid?: Readonly<Record<string, string>>;
  /** Why it cannot be reckoned with what their record says now. */
  problem?: string;
}

/** What income tax reads of somebody, kept with the run. */
export interface TaxFacts {
  deductions: readonly TaxDeductible[];
  /** By "code.SAC" or "base.aportes": all other runs that are paid in the year, to its month. */
  year: Readonly<Record<string, string>>;
  /** The same of months whose SAC was not paid yet. */
  beforeSac: Readonly<Record<string, string>>;
  /** What this run pays is of such a month. */
  awaitsSac: boolean;
}

/** What is known of somebody when their pay is reckoned, kept with the run. */
export interface PayFacts {
  docket: string;
  cuil: string;
  firstName: string;
  lastName: string;
  hireDate: string;
  leaveDate: string | null;
  siteId: number;
  siteName: string;
  areaName: string;
  position: string | null;
  category: string | null;
  agreement: string | null;
  salaryBasis: 'monthly' | 'daily' | 'hourly' | null;
  salary: string | null;
  /** Where the salary changed within the days of the run: its parts, the first one first; `salary` is that of the last. */
  parts?: readonly SalaryPart[];
  /** While one of these parts is reckoned: its days, and how many of them pay counts. */
  within?: PaidSpan & { days: number };
  cbu: string | null;
  bankAlias: string | null;
  /** The hours of their site were not closed. */
  openHours: boolean;
  /** By the whole name of what pay reads: "hours.extra50" in minutes, "news.ENF", "leave.VAC", "band.NFDS". */
  amounts: Readonly<Record<string, Figure>>;
  /** The leaves that their amounts count; left out where there is none. */
  leaves?: readonly TakenLeave[];
  /** Of whoever is paid by the day or the hour. */
  restPaid?: readonly PaidRest[];
  awayPaid?: readonly PaidAway[];
  /** What waits for their pay, the oldest first. */
  due: readonly DueItem[];
  /** What courts ordered to be taken of it, whoever came first before the rest; left out where there is nothing. */
  orders?: readonly CourtOrder[];
  /** What income tax reads, where its scale was written for the month. */
  tax?: TaxFacts;
  /** Where SAC is paid: days of the half-year without pay; left out where there is none. */
  unpaidOfSemester?: string;
  /** Of the runs before this one. */
  history: PayHistory;
  /** Of whoever leaves, in their final settlement. */
  leaving?: PayLeaving;
  /** In a run of vacations, those that it pays. */
  vacations?: readonly PaidSpan[];
  /** Days of vacation of the month that were paid before they began. */
  ahead?: number;
  /** In a second fortnight, what the first one had of the same. */
  firstHalf?: Readonly<Record<string, Figure>>;
  /** In an adjustment, the months that come to something else; in a supplementary run, its own. */
  adjusts?: readonly AdjustedMonth[];
  /** For each base, what the runs that a supplementary one completes have of the month. */
  paidBases?: Readonly<Record<string, string>>;
  /** What other runs of the same month have paid them already. */
  paid?: readonly RunKind[];
}

export interface PayLeaving extends Omit<PayLeaver, 'personId'> {
  /** Days of vacation that they never took. */
  daysNotTaken: number;
}

export interface PayHistory {
  /** By base: the month of the semester with most of it. */
  best: Readonly<Record<string, string>>;
  /** By base: the month with most of it of the last twelve. */
  bestYear?: Readonly<Record<string, string>>;
  /** By base: a month on the average of the last six that were paid. */
  average?: Readonly<Record<string, string>>;
  /** By base: other runs of the same month, but for SAC. */
  month?: Readonly<Record<string, string>>;
  /** By base, in a second fortnight: the first one. */
  half?: Readonly<Record<string, string>>;
  /** By base: the year so far. */
  yearBases: Readonly<Record<string, string>>;
  /** By code: the month before. */
  previous: Readonly<Record<string, string>>;
  /** By code: the year so far. */
  year: Readonly<Record<string, string>>;
}

export const noHistory: PayHistory = { best: {}, yearBases: {}, previous: {}, year: {} };

/** What a run reads besides its people. */
export interface PayFigures {
  /** "2026-10". */
  period: string;
  /** The kind of the run; runs of before SAC had its own cap have none. */
  kind?: ConceptRun;
  /** Of a fortnight. */
  half?: Half;
  /** By the name that formulas give them. */
  parameters: Readonly<Record<string, string>>;
  /** By their names; left out in runs of before there were any. */
  tables?: Readonly<Record<string, readonly TableStep[]>>;
  /** The month in which it is paid, where all figures of income tax were written for it. */
  taxed?: string;
  monthHours: string;
  dayHours: string;
}
