import { accountRecord } from '@contract/users/saveAccount';
import { recordForm } from '@/components/record/recordForm';
import type { Employee } from '@/services/wms/generated/users.gen';

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

export const accountForm = (roleName: (id: number | '') => string) =>
  recordForm(accountRecord, { show: { roleId: roleName } });
