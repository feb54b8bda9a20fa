import { z } from 'zod';
import { privateField } from '../core/accion';
import { day, id, instant } from '../core/id';
import { personRef } from '../core/personRef';

/** A transfer that the bank sent back, until the person is paid again. */
export const payRejection = z
  .object({
    id,
    rejectedOn: day,
    reason: privateField(z.string()),
    /** Null while they are not paid. */
    paidOn: day.nullable(),
    author: personRef.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'PayRejection' });

/** Actions that somebody's transfer allows now. */
export const transferActions = ['reject', 'repay', 'undo'] as const;
