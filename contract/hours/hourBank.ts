import { z } from 'zod';
import { privateField } from '../core/accion';
import { day as dayField, whole } from '../core/fields';
import { clock, day, id, instant } from '../core/id';
import { personRef } from '../core/personRef';
import { defineRecord } from '../core/record';

/** Why a balance changed: earned by overtime, used, given back, corrected by hand, to be paid, or without effect. */
export const bankMovementKinds = [
  'earned',
  'used',
  'returned',
  'adjusted',
  'due',
  'reverted',
] as const;

/** A movement is a cause of a balance, in words that say where the figure comes from. */
export const bankMovement = z
  .object({
    id,
    day,
    kind: z.enum(bankMovementKinds),
    minutes: z.int(),
    text: z.string(),
    /** A credit may be used until this day; other movements have none. */
    expiresOn: day.nullable(),
    /** Null: the server by itself. */
    by: z.string().nullable(),
    at: instant,
  })
  .meta({ id: 'HourBankMovement' });

export const bankUseStates = {
  pending: ['Espera aprobación', 'info'],
  draft: ['Te piden cambios', 'warning'],
  approved: ['Aprobado', 'success'],
} as const;

/** Hours off that were asked for and are not over, or were granted. */
export const bankUse = z
  .object({
    id,
    day,
    whole: z.boolean(),
    from: clock,
    to: clock,
    minutes: z.int(),
    reason: privateField(z.string()),
    state: z.enum(['pending', 'draft', 'approved']),
    /** Where it is followed. */
    requestId: id,
    /** Whether the asker may take it back. */
    cancels: z.boolean(),
  })
  .meta({ id: 'HourBankUse' });

/** Somebody's hours in the bank, and every cause of them. */
export const hourBank = z
  .object({
    person: personRef,
    today: day,
    /** The balance of the ledger, in minutes as everything here. */
    balance: z.int(),
    /** Asked for and not decided yet. */
    reserved: z.int(),
    /** The minutes that may be used until each day, the first to expire first. */
    lots: z.array(z.object({ expiresOn: day, minutes: z.int() }).meta({ id: 'HourBankLot' })),
    /** The agreement that holds today; null: overtime is paid. */
    agreement: z
      .object({
        rate50: z.int(),
        rate100: z.int(),
        months: z.int(),
        cap: z.int(),
        writtenIn: z.string(),
        /** The person's own signature under it; null where its paper is not in Firmas, or is not theirs to sign. */
        signature: z
          .object({ id, signedAt: instant.nullable() })
          .meta({ id: 'HourBankSignature' })
          .nullable(),
      })
      .meta({ id: 'HourBankTerms' })
      .nullable(),
    uses: z.array(bankUse),
    movements: privateField(z.array(bankMovement)),
    /** Whether the asker may correct it by hand. */
    adjusts: z.boolean(),
  })
  .meta({ id: 'HourBank' });

const minutes = (label: string) => whole(label, { min: 0, max: 100_000 });

/** A balance in the list of those who manage it: nothing of it is typed in. */
export const hourBankRecord = defineRecord(
  'HourBank',
  { one: 'saldo del banco de horas', many: 'saldos del banco de horas' },
  {},
  {
    balance: minutes('Saldo'),
    reserved: minutes('Sin decidir'),
    expiresOn: dayField('Lo primero vence el', { optional: true }),
    expiring: minutes('Vence ese día'),
    due: minutes('A pagar este mes'),
    /** The minutes of a change, in the audit. */
    minutes: whole('Minutos', { min: -100_000, max: 100_000 }),
  },
);

export const hourBankRow = z
  .object({
    id,
    personName: z.string(),
    docket: z.string(),
    imageUrl: z.string(),
    siteName: z.string(),
    areaName: z.string(),
    balance: z.int(),
    reserved: z.int(),
    expiresOn: day.nullable(),
    expiring: z.int(),
    due: z.int(),
  })
  .meta({ id: 'HourBankRow' });
