import { bankAdjustment } from '@contract/hours/bankAcciones';
import { z } from 'zod';

const { shape } = bankAdjustment;

/** Hours and minutes as they are typed, and their sign apart. */
export const adjustForm = z
  .object({
    sign: z.enum(['add', 'take']),
    hours: z.string().regex(/^\d{0,3}$/, 'Usá horas enteras.'),
    minutes: z.string().regex(/^([0-5]?\d)?$/, 'Los minutos van de 0 a 59.'),
    reason: shape.reason,
  })
  .superRefine((values, context) => {
    const found = shape.minutes.safeParse(adjustMinutes(values));
    if (found.success) return;
    const message = 'Escribí cuánto, hasta 500 horas.';
    context.addIssue({ code: 'custom', path: ['hours'], message });
  });

export type AdjustValues = z.input<typeof adjustForm>;

export const signOptions = [
  { value: 'add', label: 'Sumar horas' },
  { value: 'take', label: 'Restar horas' },
];

export const adjustMinutes = ({
  sign,
  hours,
  minutes,
}: Pick<AdjustValues, 'sign' | 'hours' | 'minutes'>): number =>
  (Number(hours) * 60 + Number(minutes)) * (sign === 'take' ? -1 : 1);
