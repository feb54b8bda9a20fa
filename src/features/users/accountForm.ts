import { accountFields } from '@contract/users/saveAccount';
import { z } from 'zod';
import type { ConflictField } from '@/components/dialog/ConflictDialog';
import type { Employee, PersonAccount } from './api';

/** The contract's fields, and a role that is still to be chosen. */
export const accountForm = accountFields.extend({
  roleId: z.union([z.literal('').refine(() => false, 'Elegí un rol.'), accountFields.shape.roleId]),
});

export type AccountValues = z.input<typeof accountForm>;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** A first proposal: the first name and the first surname. */
export function suggestUsername({ firstName, lastName }: Pick<Employee, 'firstName' | 'lastName'>) {
  const [first = ''] = firstName.trim().split(/\s+/);
  const [last = ''] = lastName.trim().split(/\s+/);
  return [plain(first), plain(last)].filter(Boolean).join('.');
}

export const accountValues = (person: Employee, account: PersonAccount | null): AccountValues =>
  account
    ? { username: account.username, roleId: account.roleId, active: account.active }
    : { username: suggestUsername(person), roleId: '', active: true };

const access = (active: boolean) => (active ? 'Puede entrar' : 'No puede entrar');

/** Only what differs, as people read it. */
export function accountConflict(
  mine: AccountValues,
  stored: PersonAccount,
  roleName: (id: number | '') => string,
): ConflictField[] {
  return [
    { label: 'Usuario', mine: mine.username, stored: stored.username },
    { label: 'Rol', mine: roleName(mine.roleId), stored: stored.roleName },
    { label: 'Acceso', mine: access(mine.active), stored: access(stored.active) },
  ].filter((field) => field.mine !== field.stored);
}
