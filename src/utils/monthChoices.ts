import { monthWords } from '@contract/core/rangeText';
import { DateTime } from 'luxon';
import { clock } from '@/utils/clock';

/** This month, the twelve before it and some of those that come, as choices of a period. */
export function monthChoices(ahead = 1, today: DateTime = DateTime.fromMillis(clock.ms())) {
  return Array.from({ length: ahead + 13 }, (_, back) => {
    const month = today.startOf('month').plus({ months: ahead - back });
    const value = month.toFormat('yyyy-MM');
    return { value, label: monthWords(value) };
  });
}
