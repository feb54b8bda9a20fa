import type { RecordFormModel } from '@/components/record/recordForm';
import { localDay } from '@/utils/localDay';

interface Dated {
  effectiveFrom: string;
}

/** Since when a change holds is asked beside it, today unless said otherwise; nothing stored compares with it. */
export function askingEffect<Held extends Dated, Input extends Dated, Row>(
  model: RecordFormModel<Held, Input, Row>,
): RecordFormModel<Held, Input, Row> {
  const values: typeof model.values = (row, known) => ({
    ...model.values(row),
    effectiveFrom: localDay(),
    ...known,
  });
  return {
    ...model,
    values,
    conflict: (mine, stored) => {
      const { effectiveFrom } = model.values(stored);
      return model.conflict({ ...mine, effectiveFrom }, stored);
    },
  };
}

/** Today is the server's to say. */
export const effectOf = ({ effectiveFrom }: Dated) =>
  effectiveFrom === localDay() ? {} : { effectiveFrom };
