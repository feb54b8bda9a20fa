import { dependantFields, kinships } from '@contract/users/family';
import { kinshipTexts } from '@contract/users/kinshipTexts';
import { z } from 'zod';
import { orEmpty } from '../form/orEmpty';

const { shape } = dependantFields;

export const kinshipOptions = kinships.map((value) => ({ value, label: kinshipTexts[value] }));

/** The contract's fields as the form holds them; what may be missing is an empty text. */
export const dependantForm = z.object({
  name: shape.name,
  kinship: z.union([shape.kinship, z.literal('').refine(() => false)]),
  birthDate: shape.birthDate,
  dni: shape.dni,
  cuil: orEmpty(shape.cuil.unwrap().unwrap()),
  since: shape.since,
  until: orEmpty(shape.until.unwrap().unwrap()),
});

export type DependantValues = z.input<typeof dependantForm>;

type KnownDependant = z.output<typeof dependantFields>;

export const dependantValues = (row: KnownDependant | null): DependantValues => ({
  name: row?.name ?? '',
  kinship: row?.kinship ?? '',
  birthDate: row?.birthDate ?? '',
  dni: row?.dni ?? '',
  cuil: row?.cuil ?? '',
  since: row?.since ?? '',
  until: row?.until ?? '',
});

/** What the form holds, as it is sent. */
export const dependantFieldsOf = (values: DependantValues): z.output<typeof dependantFields> => ({
  ...values,
  kinship: values.kinship || 'other',
  cuil: values.cuil || null,
  until: values.until || null,
});
