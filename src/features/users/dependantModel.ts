import { kinshipTexts } from '@contract/users/kinshipTexts';
import type { ConflictField } from '@/components/dialog/ConflictDialog';
import {
  type DependantValues,
  dependantFieldsOf,
  dependantValues,
} from '@/components/person/dependantForm';
import { cuilText, dayText } from '@/utils/personTexts';
import type { Dependant, SaveDependantApiArg } from './api';

export const dependantInput = (values: DependantValues, personId: number): SaveDependantApiArg => ({
  ...dependantFieldsOf(values),
  personId,
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
