import { stockCountRecord as record } from '@contract/counters/stockCount';
import { recordForm } from '@/components/record/recordForm';

/** A count cannot be corrected once people walk along its shelves: its form only begins one. */
export const countForm = recordForm(record, {
  show: {
    siteId: String,
    personIds: (held) => held.join(', '),
    productIds: (held) => held.join(', '),
    abcClasses: (held) => held.join(', '),
  },
});
