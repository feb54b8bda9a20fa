import { z } from 'zod';
import { privateField } from '../core/accion';
import { id } from '../core/id';
import { dependantFields } from '../users/family';
import { personFields } from '../users/personFields';
import { payFields } from '../users/personPay';

const { cbu, bankAlias } = payFields.shape;
const { lastName, firstName } = personFields.shape;
const { cuil, until, ...dependantShape } = dependantFields.shape;

/** A person may be without an account, but nobody asks for that. */
export const bankChange = z.object({
  kind: z.literal('bank'),
  cbu: cbu.unwrap().unwrap(),
  bankAlias,
});
export const nameChange = z.object({ kind: z.literal('name'), lastName, firstName });
export const dependantChange = z.object({
  kind: z.literal('dependant'),
  /** Null: one more. */
  dependantId: id.nullable(),
  ...dependantShape,
  cuil: cuil.unwrap(),
  until: until.unwrap(),
});
const dependantRemoval = z.object({ kind: z.literal('dependantRemoval'), dependantId: id });

/** A person may not change these by themselves, for pay or papers hang on them. */
export const profileChange = privateField(
  z.discriminatedUnion('kind', [bankChange, nameChange, dependantChange, dependantRemoval]),
);

export type ProfileChange = z.infer<typeof profileChange>;

/** The matters of changes: relatives are one, whatever happens to them. */
export const changeMatters = ['bank', 'name', 'dependant'] as const;
