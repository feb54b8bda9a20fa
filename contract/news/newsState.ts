import { z } from 'zod';
import type { FieldValue } from '../core/field';
import type { newsRecord } from './newsRecord';

export type NewsState = FieldValue<typeof newsRecord.shown.state>;

/** The moves that NEWS.STATE makes with a novelty. */
export const newsMoves = ['validate', 'reject', 'reopen', 'cancel'] as const;
export const newsMove = z.enum(newsMoves);
export type NewsMove = z.infer<typeof newsMove>;

/** The actions that this person may do with a novelty now; `withdraw` and `resend` are for the person who asked. */
export const newsActions = [...newsMoves, 'edit', 'certificate', 'resend', 'withdraw'] as const;
export type NewsAction = (typeof newsActions)[number];
