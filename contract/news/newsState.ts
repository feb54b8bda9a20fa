import { z } from 'zod';
import type { FieldValue } from '../core/field';
import type { newsRecord } from './newsRecord';

export type NewsState = FieldValue<typeof newsRecord.shown.state>;

/** What NEWS.STATE does with one. */
export const newsMoves = ['validate', 'reject', 'reopen', 'cancel'] as const;
export const newsMove = z.enum(newsMoves);
export type NewsMove = z.infer<typeof newsMove>;

/** What may be done with one now, by this person; `withdraw` and `resend` are of who asked. */
export const newsActions = [...newsMoves, 'edit', 'certificate', 'resend', 'withdraw'] as const;
export type NewsAction = (typeof newsActions)[number];
