import { accountRecord } from '@contract/users/saveAccount';
import { recordForm } from '@/components/record/recordForm';

export const accountForm = (roleName: (id: number | '') => string) =>
  recordForm(accountRecord, { show: { roleId: roleName } });
