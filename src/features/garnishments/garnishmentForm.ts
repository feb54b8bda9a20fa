import {
  garnishmentFaults,
  garnishmentRecord,
  settleGarnishment,
} from '@contract/garnishments/garnishment';
import { recordForm } from '@/components/record/recordForm';

/** The person is chosen once, so that no conflict is about another name than theirs. */
export const garnishmentForm = (personName: string) =>
  recordForm(garnishmentRecord, {
    check: (held, context) =>
      garnishmentFaults(
        {
          ...held,
          kind: held.kind || 'debt',
          take: held.take || 'legal',
          percent: held.percent.replace(',', '.'),
        },
        context,
      ),
    settle: settleGarnishment,
    show: { personId: () => personName },
  });
