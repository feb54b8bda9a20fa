import { z } from 'zod';
import { privateField } from '../core/accion';
import type { FieldValue } from '../core/field';
import { choice, flag, money } from '../core/fields';
import { day, id } from '../core/id';
import { money as moneyText } from '../core/money';

/** Why somebody leaves, as far as it changes what they are owed. */
export const leavingCauseField = choice('Motivo', {
  resigned: 'Renuncia',
  dismissed: 'Despido sin causa',
  dismissedForCause: 'Despido con causa',
  agreed: 'Mutuo acuerdo',
  died: 'Fallecimiento',
});
export type LeavingCause = FieldValue<typeof leavingCauseField>;

export const noticeGivenField = flag('Se dio el preaviso');

/** Runs do not know the best pay of a person who came from another program this year. */
export const bestPayField = money('Mejor sueldo del último año', { optional: true });

/** A leaver is a person of a final settlement; their last day stands on their record. */
export const payLeaver = z
  .object({
    personId: id,
    cause: leavingCauseField.schema,
    noticeGiven: z.boolean(),
    /** Empty where what was paid here says it. */
    bestPay: privateField(z.union([moneyText, z.literal('')])),
  })
  .meta({ id: 'PayLeaver' });

export type PayLeaver = z.infer<typeof payLeaver>;

export const MOST_LEAVERS = 200;

/** Whoever's last day lies in a month, and the settlement that has them already. */
export const leavingPerson = z
  .object({
    personId: id,
    name: z.string(),
    docket: z.string(),
    lastDay: day,
    run: z.object({ id, title: z.string() }).meta({ id: 'LeavingPersonRun' }).nullable(),
  })
  .meta({ id: 'LeavingPerson' });
