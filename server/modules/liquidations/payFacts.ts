import type { PayItemKind } from '@contract/core/payItemKinds';
import type { Half } from '@contract/liquidations/half';
import type { PayLeaver } from '@contract/liquidations/leaver';
import type { ConceptRun, RunKind } from '@contract/liquidations/payBases';
import type { TableStep } from '@contract/liquidations/payTable';
import type { UnionTie } from '@contract/users/personPay';
import type { CourtOrder } from '../garnishments';
import type { TaxDeductible } from '../incomeTax';
import type { YearLine } from './leaving/severanceBaseRules';

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

/** A paid absence is the part of a day that somebody would have worked and is paid for, in hours or in days. */
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

/** A raise changes these facts of a record. */
export type AdjustedRecord = Pick<
  PayFacts,
  'salary' | 'salaryBasis' | 'category' | 'agreement' | 'unionTie' | 'parts'
>;

/** A month that was paid, as it was and as their record would have it now. */
export interface AdjustedMonth {
  period: string;
  /** The runs that paid it, and where each has this person. */
  runs: readonly { id: number; rowId: number; title: string }[];
  before: AdjustedRecord;
  after: AdjustedRecord;
  /** Each line has what was paid of a concept, what other adjustments gave since, and what is due. */
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

/** Income tax reads these facts of a person; the run keeps them. */
export interface TaxFacts {
  deductions: readonly TaxDeductible[];
  /** Sums of all other runs that are paid in the year up to this month, by "code.SAC" or "base.aportes". */
  year: Readonly<Record<string, string>>;
  /** The same of months whose SAC was not paid yet. */
  beforeSac: Readonly<Record<string, string>>;
  /** This run pays such a month. */
  awaitsSac: boolean;
}

/** The facts that somebody's pay is reckoned from are kept with the run. */
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
  /** Their tie to a union on the last day of the run; runs of before it was kept have none. */
  unionTie?: UnionTie;
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
  /** Amounts by the whole name that pay reads: "hours.extra50" in minutes, "news.ENF", "leave.VAC", "band.NFDS". */
  amounts: Readonly<Record<string, Figure>>;
  /** The leaves that their amounts count; left out where there is none. */
  leaves?: readonly TakenLeave[];
  /** People paid by the day or the hour have these. */
  restPaid?: readonly PaidRest[];
  awayPaid?: readonly PaidAway[];
  /** The items that wait for their pay, the oldest first. */
  due: readonly DueItem[];
  /** The orders of courts, in the order in which they came; left out where there is none. */
  orders?: readonly CourtOrder[];
  /** Codes of deductions that ask for a consent and have it; left out where the run has none that asks. */
  consents?: readonly string[];
  /** The facts of income tax, where its scale was written for the month. */
  tax?: TaxFacts;
  /** Where SAC is paid: days of the half-year without pay; left out where there is none. */
  unpaidOfSemester?: string;
  /** The sums of the runs before this one. */
  history: PayHistory;
  /** People who leave have these, in their final settlement. */
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
  /** The kinds of run that have paid their month already. */
  paid?: readonly RunKind[];
}

export interface PayLeaving extends Omit<PayLeaver, 'personId'> {
  /** Days of vacation that they never took. */
  daysNotTaken: number;
  /** The figures that rule on their last day and not on that of the month, by the name that formulas give them. */
  figures?: Readonly<Record<string, string>>;
  /** The lines of their last twelve months; runs of before the texts of the law were told apart have none. */
  year?: readonly YearLine[];
  /** The base of SAC of each of those months. */
  yearBases?: Readonly<Record<string, string>>;
}

export interface PayHistory {
  /** The highest month of the semester, by base. */
  best: Readonly<Record<string, string>>;
  /** The highest of the last twelve months, by base. */
  bestYear?: Readonly<Record<string, string>>;
  /** The average of the last six months that were paid, by base. */
  average?: Readonly<Record<string, string>>;
  /** The sums of other runs of the same month but SAC, by base. */
  month?: Readonly<Record<string, string>>;
  /** The sums of the first fortnight, by base; only a second one has them. */
  half?: Readonly<Record<string, string>>;
  /** The sums of the year so far, by base. */
  yearBases: Readonly<Record<string, string>>;
  /** The amounts of the month before, by code. */
  previous: Readonly<Record<string, string>>;
  /** The sums of the year so far, by code. */
  year: Readonly<Record<string, string>>;
}

export const noHistory: PayHistory = { best: {}, yearBases: {}, previous: {}, year: {} };

/** A run reads these figures besides its people. */
export interface PayFigures {
  /** "2026-10". */
  period: string;
  /** The kind of the run; runs of before SAC had its own cap have none. */
  kind?: ConceptRun;
  /** A fortnight is one of the halves; other runs have none. */
  half?: Half;
  /** Parameters by the name that formulas give them. */
  parameters: Readonly<Record<string, string>>;
  /** Tables by their names; left out in runs of before there were any. */
  tables?: Readonly<Record<string, readonly TableStep[]>>;
  /** The month in which it is paid, where all figures of income tax were written for it. */
  taxed?: string;
  monthHours: string;
  dayHours: string;
}
