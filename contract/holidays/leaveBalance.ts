import { z } from 'zod';
import { privateField } from '../core/accion';
import { day, id, instant } from '../core/id';
import { personRef } from '../core/personRef';

export const movementKinds = [
  'earned',
  'taken',
  'returned',
  'adjusted',
  'carried',
  'expired',
] as const;

/** A cause of a balance, in words that say where the figure comes from. */
export const leaveMovement = z
  .object({
    id,
    year: z.int(),
    kind: z.enum(movementKinds),
    days: z.number(),
    text: z.string(),
    /** The law or the rule it comes from; empty where it is its own reason. */
    source: z.string(),
    leaveId: id.nullable(),
    by: z.string().nullable(),
    at: instant,
  })
  .meta({ id: 'LeaveMovement' });

/** The days that a year's work gave, and those that are left of them. */
export const leaveYear = z
  .object({
    year: z.int(),
    given: z.number(),
    taken: z.number(),
    left: z.number(),
    /** After this day what is left lapses, but for what may be carried; null where it already closed. */
    expiresOn: day.nullable(),
  })
  .meta({ id: 'LeaveYear' });

/** Somebody's vacation days, and every cause of them. */
export const leaveBalance = z
  .object({
    person: personRef,
    typeName: z.string(),
    /** The days of the ledger. */
    available: z.number(),
    /** Asked for and not decided yet. */
    reserved: z.number(),
    years: privateField(z.array(leaveYear)),
    movements: privateField(z.array(leaveMovement)),
    /** The days that the year that runs would give, and why; null where they were already given. */
    coming: z.object({ year: z.int(), days: z.number(), text: z.string(), from: day }).nullable(),
    /** Whether the asker may adjust it. */
    adjusts: z.boolean(),
  })
  .meta({ id: 'LeaveBalance' });
