import { manualHoursFault } from '@contract/markings/manualHoursFault';
import { manualHours, punchRecord } from '@contract/markings/punchRecord';
import { z } from 'zod';
import { recordShape } from '@/components/record/recordForm';
import { checkWhom, nobodyYet, selectionOf, whomFields } from '@/components/references/whomForm';
import type { EnterManyPunchesInput } from '@/services/wms/generated/markings.gen';
import { localDay } from '@/utils/localDay';

const hour = z.union([z.literal(''), manualHours.startsAt.filled as z.ZodString]);

export const enterPunchesForm = z
  .object({ ...recordShape(punchRecord), ...whomFields, startsAt: hour, endsAt: hour })
  .superRefine(checkWhom)
  .superRefine((hours, context) => {
    const fault = manualHoursFault(hours);
    if (fault) context.addIssue({ code: 'custom', ...fault });
  });

export type EnterPunchesValues = z.input<typeof enterPunchesForm>;

export const emptyPunches = (): EnterPunchesValues => ({
  ...nobodyYet,
  day: localDay(),
  startsAt: '',
  endsAt: '',
  note: '',
});

export const punchesInput = (values: EnterPunchesValues): EnterManyPunchesInput => ({
  selection: selectionOf(values),
  day: values.day,
  startsAt: values.startsAt || null,
  endsAt: values.endsAt || null,
  note: values.note,
});
