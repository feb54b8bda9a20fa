import { adjustmentFields } from '@contract/holidays/adjustLeaveBalance';
import { z } from 'zod';
import type { LeaveBalance } from '@/services/wms/generated/holidays.gen';

const { shape } = adjustmentFields;

/** The contract's fields as the form holds them: the days as they are typed, and their sign apart. */
export const adjustForm = z.object({
  year: shape.year,
  sign: z.enum(['add', 'take']),
  days: z
    .string()
    .regex(/^\d{1,3}(\.[05]0?)?$/, 'Usá días enteros o medios.')
    .refine((text) => Number(text) > 0, 'Escribí cuántos días.'),
  reason: shape.reason,
});

export type AdjustValues = z.input<typeof adjustForm>;

export const signOptions = [
  { value: 'add', label: 'Sumar días' },
  { value: 'take', label: 'Restar días' },
];

/** The years of the ledger, the newest first; a new person may have none. */
export function yearOptions({ years }: Pick<LeaveBalance, 'years'>, thisYear: number) {
  const known = years.map(({ year }) => year);
  const all = [...new Set([...known, thisYear])].sort((one, other) => other - one);
  return all.map((year) => ({ value: year, label: `Período ${year}` }));
}

export const adjustInput = ({ year, sign, days, reason }: AdjustValues, personId: number) => ({
  personId,
  year,
  days: Number(days) * (sign === 'take' ? -1 : 1),
  reason,
});
