import type { CostItem } from '@contract/liquidations/costItem';
import type { PayFacts } from './payFacts';

export interface SlipLine {
  name: string;
  kind: 'remunerative' | 'nonRemunerative' | 'deduction' | 'employer';
  item: CostItem;
  /** It hands over what waited, and is no cost. */
  handedOver: boolean;
  quantity: string | null;
  /** The worth of one, or the sum of which a percentage is taken. */
  base: string | null;
  unit: string;
  amount: string;
}

/** The last deposit of charges before the slip was given. */
export interface SlipDeposit {
  period: string;
  paidOn: string;
  bank: string;
  place: string;
}

/** All that a slip says, however it is drawn. */
export interface PaySlip {
  employer: { name: string; taxId: string | null; address: string | null };
  title: string;
  period: string;
  payDay: string;
  /** The address at which they work, or the site's name where it has none. */
  place: string;
  deposit: SlipDeposit | null;
  facts: PayFacts;
  lines: readonly SlipLine[];
  totals: {
    remunerative: string;
    nonRemunerative: string;
    deductions: string;
    employer: string;
    net: string;
  };
}
