import { z } from 'zod';

/** On what somebody was planned by hand to work all the same. */
export const calledInReasons = ['off', 'holiday', 'leave'] as const;
export const calledIn = z.enum(calledInReasons).nullable();
export type CalledIn = z.infer<typeof calledIn>;

const days = { off: 'franco', holiday: 'feriado', leave: 'ausencia' } as const;

/** "Convocatoria en su franco". */
export const calledInText = (reason: CalledIn, whose = 'su'): string =>
  reason === null ? '' : `Convocatoria en ${whose} ${days[reason]}`;
