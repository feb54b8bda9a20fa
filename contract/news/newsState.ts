import { z } from 'zod';

export const newsStates = ['draft', 'pending', 'validated', 'rejected', 'cancelled'] as const;
export const newsState = z.enum(newsStates);
export type NewsState = z.infer<typeof newsState>;

/** What NEWS.STATE does with one. */
export const newsMoves = ['validate', 'reject', 'reopen', 'cancel'] as const;
export const newsMove = z.enum(newsMoves);
export type NewsMove = z.infer<typeof newsMove>;

/** What may be done with one now, by this person; `withdraw` and `resend` are of who asked. */
export const newsActions = [...newsMoves, 'edit', 'certificate', 'resend', 'withdraw'] as const;
export type NewsAction = (typeof newsActions)[number];
