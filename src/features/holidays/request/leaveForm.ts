import { own } from '@contract/core/fields';
import { defineRecord } from '@contract/core/record';
import { leaveFields, leaveRecord } from '@contract/holidays/leaveRecord';
import { leaveRange } from '@contract/holidays/leaveSpan';
import { z } from 'zod';
import { type HeldBy, recordForm } from '@/components/record/recordForm';
import type { LeaveDetail, LeaveType } from '@/services/wms/generated/holidays.gen';

interface Days {
  fromDay: string;
  toDay: string;
}

type Type = Pick<LeaveType, 'id' | 'name' | 'halfDays'>;

/** The leave as the form asks for it: for whom, too; null is oneself. */
const askedLeave = defineRecord('Leave', leaveRecord.words, {
  personId: own('Para quién', z.number().nullable(), null),
  ...leaveRecord.fields,
});

/** The fields follow the type, so the form knows the types. */
export function leaveForm(types: readonly Type[]) {
  const typeOf = (typeId: unknown) => types.find(({ id }) => id === typeId);
  return recordForm(askedLeave, {
    // The person stays as it was asked, also where another one asked it in their name.
    read: ({ person }: LeaveDetail) => ({ personId: person.id }),
    check: leaveRange,
    // A half that no longer applies is a whole day.
    settle: (fields) => ({
      ...fields,
      part: takesHalves(fields, typeOf(fields.typeId)) ? fields.part : 'whole',
    }),
    together: [['fromDay', 'toDay', 'part']],
    show: { personId: () => '—', typeId: (typeId) => typeOf(typeId)?.name ?? '—' },
  });
}

export type LeaveForm = ReturnType<typeof leaveForm>;
export type LeaveValues = HeldBy<LeaveForm>;

/** Half of a day is asked of one day, and of a leave that has halves. */
export const takesHalves = (
  { fromDay, toDay }: Days,
  type: Pick<LeaveType, 'halfDays'> | undefined,
): boolean => type?.halfDays === true && fromDay !== '' && fromDay === toDay;

/** The input to send: the person travels only where the leave is not one's own. */
export function leaveInput(form: LeaveForm, values: LeaveValues) {
  const { personId, ...fields } = form.input(values);
  return personId === null ? fields : { ...fields, personId };
}

const { fromDay, toDay } = leaveFields.shape;
const simulable = z.object({ fromDay, toDay }).superRefine(leaveRange);

/** Whether there is enough to say what it would do. */
export const isSimulable = ({ typeId, fromDay, toDay }: LeaveValues): boolean =>
  typeId !== '' && simulable.safeParse({ fromDay, toDay }).success;

/** So many days on, the first included. */
export function lastDayOf(fromDay: string, days: number): string {
  const last = new Date(`${fromDay}T12:00:00Z`);
  last.setUTCDate(last.getUTCDate() + days - 1);
  return last.toISOString().slice(0, 10);
}

/** The same days, begun on another. */
export function movedTo({ fromDay, toDay }: Days, start: string): Days {
  const length = Math.round((Date.parse(toDay) - Date.parse(fromDay)) / 86_400_000) + 1;
  return { fromDay: start, toDay: lastDayOf(start, length) };
}
