import { monthWords } from '@contract/core/rangeText';
import { monthAfter } from '@contract/loans/loanPlan';
import { localDay } from '@/utils/localDay';

/** This month and those of a year, as choices of a period. */
export const nextMonths = (today = localDay()) =>
  Array.from({ length: 13 }, (_item, ahead) => {
    const value = monthAfter(today.slice(0, 7), ahead);
    return { value, label: monthWords(value) };
  });
