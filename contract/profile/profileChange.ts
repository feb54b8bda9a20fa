import { z } from 'zod';
import { privateField } from '../accion';
import { personFields } from '../users/personFields';
import { payFields } from '../users/personPay';

const { cbu, bankAlias } = payFields.shape;
const { lastName, firstName } = personFields.shape;

/** Somebody may be without an account; nobody asks for that. */
export const bankChange = z.object({
  kind: z.literal('bank'),
  cbu: cbu.unwrap().unwrap(),
  bankAlias,
});
export const nameChange = z.object({ kind: z.literal('name'), lastName, firstName });

/** What the person may not change by themselves, for pay or papers hang on it. */
export const profileChange = privateField(z.discriminatedUnion('kind', [bankChange, nameChange]));

export type ProfileChange = z.infer<typeof profileChange>;
