import { clock, day } from '@contract/core/id';
import { reason } from '@contract/core/reason';
import { z } from 'zod';

const NEEDED = 'Escribí la hora como 08:30.';

/** A day, all of its shift or some hours of it, and why. */
export const bankUseForm = z
  .object({
    day,
    part: z.enum(['whole', 'hours']),
    from: z.string(),
    to: z.string(),
    reason,
  })
  .superRefine(({ part, from, to }, context) => {
    if (part === 'whole') return;
    for (const [name, held] of Object.entries({ from, to })) {
      if (clock.safeParse(held).success) continue;
      context.addIssue({ code: 'custom', path: [name], message: NEEDED });
    }
  });

export type BankUseValues = z.input<typeof bankUseForm>;

export const partOptions = [
  { value: 'whole', label: 'Todo el turno' },
  { value: 'hours', label: 'Unas horas' },
];

/** The span as the accion takes it: where no hours are given, the whole shift. */
export const spanInput = ({ day: on, part, from, to }: Omit<BankUseValues, 'reason'>) => ({
  day: on,
  ...(part === 'hours' ? { from, to } : { from: null, to: null }),
});

/** Whether there is enough of it to be asked what it would take. */
export const isAskable = ({ day: on, part, from, to }: BankUseValues): boolean =>
  day.safeParse(on).success &&
  (part === 'whole' || (clock.safeParse(from).success && clock.safeParse(to).success));
