import { leaveFields } from '@contract/holidays/leaveRecord';
import { leaveRange } from '@contract/holidays/leaveSpan';
import { z } from 'zod';
import type { LeaveDetail, LeaveType } from '@/services/wms/generated/holidays.gen';

const { shape } = leaveFields;
const unchosen = z.literal('').refine(() => false);

/** The contract's fields as the form holds them; what was not chosen is an empty text. */
export const leaveForm = z
  .object({
    personId: z.number().nullable(),
    typeId: z.union([shape.typeId, unchosen]),
    fromDay: shape.fromDay,
    toDay: shape.toDay,
    part: shape.part.unwrap(),
    note: shape.note.unwrap(),
  })
  .superRefine(leaveRange);

export type LeaveValues = z.input<typeof leaveForm>;

export const emptyLeave = (personId: number | null, typeId: number | ''): LeaveValues => ({
  personId,
  typeId,
  fromDay: '',
  toDay: '',
  part: 'whole',
  note: '',
});

export const leaveValues = (row: LeaveDetail): LeaveValues => ({
  personId: null,
  typeId: row.typeId,
  fromDay: row.fromDay,
  toDay: row.toDay,
  part: row.part,
  note: row.note,
});

/** Half of a day is asked of one day, and of a leave that has halves. */
export const takesHalves = (
  { fromDay, toDay }: Pick<LeaveValues, 'fromDay' | 'toDay'>,
  type: Pick<LeaveType, 'halfDays'> | undefined,
): boolean => type?.halfDays === true && fromDay !== '' && fromDay === toDay;

/** What to send; a half that no longer applies is a whole day. */
export function leaveInput(
  { personId, typeId, ...values }: LeaveValues,
  type: Pick<LeaveType, 'halfDays'> | undefined,
) {
  const part = takesHalves(values, type) ? values.part : ('whole' as const);
  return {
    ...values,
    part,
    typeId: Number(typeId),
    ...(personId === null ? {} : { personId }),
  };
}

const simulable = z.object({ fromDay: shape.fromDay, toDay: shape.toDay }).superRefine(leaveRange);

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
export function movedTo(
  { fromDay, toDay }: Pick<LeaveValues, 'fromDay' | 'toDay'>,
  start: string,
): Pick<LeaveValues, 'fromDay' | 'toDay'> {
  const length = Math.round((Date.parse(toDay) - Date.parse(fromDay)) / 86_400_000) + 1;
  return { fromDay: start, toDay: lastDayOf(start, length) };
}
