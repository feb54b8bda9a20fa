import { payTableFaults, payTableRecord } from '@contract/liquidations/payTable';
import { recordForm } from '@/components/record/recordForm';

export const tableForm = recordForm(payTableRecord, {
  check: (held, context) => payTableFaults(held, context),
});
