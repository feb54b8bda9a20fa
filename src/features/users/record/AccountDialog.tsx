import { accountRecord as record } from '@contract/users/saveAccount';
import { suggestUsername } from '@contract/users/suggestUsername';
import { useForm } from 'react-hook-form';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { useRecordSave } from '@/components/form/useRecordSave';
import { RecordInput } from '@/components/record/RecordInput';
import type { HeldBy } from '@/components/record/recordForm';
import {
  type Employee,
  type PersonAccount,
  useSaveAccountMutation,
} from '@/services/wms/generated/users.gen';
import { accountForm } from '../accountForm';
import { useRoleOptions } from '../useRoleOptions';

type Held = HeldBy<ReturnType<typeof accountForm>>;

interface AccountDialogProps {
  person: Employee;
  account: PersonAccount | null;
  /** A new account still needs its first password. */
  onCreated: (account: PersonAccount) => void;
  onClose: () => void;
}

export function AccountDialog({ person, account, onCreated, onClose }: AccountDialogProps) {
  const { options, roleName } = useRoleOptions();
  const model = accountForm(roleName);
  const [send] = useSaveAccountMutation();
  const notify = useNotice();
  const form = useForm<Held>({
    resolver: model.resolver,
    defaultValues: model.values(account, account ? {} : { username: suggestUsername(person) }),
  });
  const save = useRecordSave<Held, PersonAccount>({
    form,
    draftKey: `account/${person.id}`,
    version: account?.version,
    compared: model,
    send: async (held, version) => {
      const fields = { ...model.input(held), personId: person.id };
      const saved = await send(account ? { ...fields, version } : fields).unwrap();
      if (account) notify({ text: `Se guardó la cuenta de ${person.name}` });
      else onCreated(saved);
    },
    onDone: onClose,
  });
  return (
    <RecordDialog
      title={account ? `Cuenta de ${person.name}` : `Crear la cuenta de ${person.name}`}
      form={form}
      record={save}
      submitLabel={account ? 'Guardar' : 'Crear cuenta'}
      conflictFields={model.conflict}
      onClose={onClose}
    >
      <RecordInput
        record={record}
        name="username"
        hint="Con lo que entra. No distingue mayúsculas."
      />
      <RecordInput
        record={record}
        name="roleId"
        hint="Lo que puede hacer y sobre quién; rige desde su próximo clic."
        options={options}
      />
      <RecordInput
        record={record}
        name="active"
        hint="Sin tildar, sus sesiones se cierran y no entra más hasta que la vuelvas a habilitar."
      />
    </RecordDialog>
  );
}
