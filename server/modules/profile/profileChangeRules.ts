import type { changeMatters, ProfileChange } from '@contract/profile/profileChange';

/** Whether two requests would change the same thing; of relatives, the same one. */
export function changesTheSame(one: ProfileChange, other: ProfileChange): boolean {
  if ('dependantId' in one && 'dependantId' in other) {
    if (one.dependantId !== null || other.dependantId !== null) {
      return one.dependantId === other.dependantId;
    }
    return one.kind === 'dependant' && other.kind === 'dependant' && one.dni === other.dni;
  }
  return one.kind === other.kind;
}

export const changeTitle = (change: ProfileChange): string => {
  switch (change.kind) {
    case 'bank':
      return 'Cambiar la cuenta donde cobra';
    case 'name':
      return 'Cambiar el nombre';
    case 'dependant':
      return change.dependantId === null ? 'Sumar a un familiar' : 'Corregir a un familiar';
    case 'dependantRemoval':
      return 'Quitar a un familiar';
  }
};

/** The matter that a definition may look at, and that the profile marks: relatives are one, whatever happens to them. */
export const changeMatter = ({ kind }: ProfileChange): (typeof changeMatters)[number] =>
  kind === 'dependantRemoval' ? 'dependant' : kind;
