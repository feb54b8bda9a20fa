import { dependantFields, kinships } from '@contract/users/family';
import { z } from 'zod';
import type { ConflictField } from '@/components/dialog/ConflictDialog';
import { orEmpty } from '@/components/form/orEmpty';
import { kinshipTexts } from '@/utils/kinshipTexts';
import { cuilText, dayText } from '@/utils/personTexts';
import type { Dependant, SaveDependantApiArg } from './api';

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

export const dependantValues = (row: Dependant | null): DependantValues => ({
  name: row?.name ?? '',
  kinship: row?.kinship ?? '',
  birthDate: row?.birthDate ?? '',
  dni: row?.dni ?? '',
  cuil: row?.cuil ?? '',
  since: row?.since ?? '',
  until: row?.until ?? '',
});

export const dependantInput = (values: DependantValues, personId: number): SaveDependantApiArg => ({
  ...values,
  personId,
  kinship: values.kinship || 'other',
  cuil: values.cuil || null,
  until: values.until || null,
});

/** Only what differs, as people read it. */
export function dependantConflict(mine: DependantValues, stored: Dependant): ConflictField[] {
  const theirs = dependantValues(stored);
  const read: [string, (values: DependantValues) => string][] = [
    ['Nombre', ({ name }) => name],
    ['Vínculo', ({ kinship }) => (kinship ? kinshipTexts[kinship] : '—')],
    ['Nacimiento', ({ birthDate }) => dayText(birthDate)],
    ['DNI', ({ dni }) => dni],
    ['CUIL', ({ cuil }) => (cuil ? cuilText(cuil) : '—')],
    ['A cargo desde', ({ since }) => dayText(since)],
    ['A cargo hasta', ({ until }) => dayText(until || null)],
  ];
  return read
    .map(([label, show]) => ({ label, mine: show(mine), stored: show(theirs) }))
    .filter((field) => field.mine !== field.stored);
}
