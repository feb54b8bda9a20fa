import { useForm } from 'react-hook-form';
import { FormDialog } from '@/components/dialog/FormDialog';
import { SaveConflict } from '@/components/dialog/SaveConflict';
import { useNotice } from '@/components/feedback/useNotice';
import { CheckInput } from '@/components/form/CheckInput';
import { contractResolver } from '@/components/form/contractResolver';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { useVersionedSave } from '@/components/form/useVersionedSave';
import { type AccountValues, accountConflict, accountForm, accountValues } from '../accountForm';
import { type Employee, type PersonAccount, useSaveAccountMutation } from '../api';
import { useRoleOptions } from '../useRoleOptions';

const resolver = contractResolver(accountForm);

interface AccountDialogProps {
  person: Employee;
  account: PersonAccount | null;
  /** A new account still needs its first password. */
  onCreated: (account: PersonAccount) => void;
  onClose: () => void;
}

export function AccountDialog({ person, account, onCreated, onClose }: AccountDialogProps) {
  const { options, roleName } = useRoleOptions();
  const [send] = useSaveAccountMutation();
  const notify = useNotice();
  const form = useForm<AccountValues>({ resolver, defaultValues: accountValues(person, account) });
  const draft = useDraft(form, `account/${person.id}`, account?.version);
  const versioned = useVersionedSave<AccountValues, PersonAccount>(
    async ({ roleId, ...values }, version) => {
      const fields = { ...values, roleId: Number(roleId), personId: person.id };
      const saved = await send(account ? { ...fields, version } : fields).unwrap();
      draft.forget();
      onClose();
      if (account) notify({ text: `Se guardó la cuenta de ${person.name}` });
      else onCreated(saved);
    },
  );
  return (
    <>
      <FormDialog
        open
        title={account ? `Cuenta de ${person.name}` : `Crear la cuenta de ${person.name}`}
        form={form}
        draft={draft}
        submitLabel={account ? 'Guardar' : 'Crear cuenta'}
        onSubmit={(values) => versioned.save(values, draft.version)}
        onClose={onClose}
      >
        <TextInput<AccountValues>
          name="username"
          label="Usuario"
          hint="Con lo que entra. No distingue mayúsculas."
          maxLength={60}
        />
        <SelectInput<AccountValues>
          name="roleId"
          label="Rol"
          hint="Lo que puede hacer y sobre quién; rige desde su próximo clic."
          options={options}
        />
        <CheckInput<AccountValues>
          name="active"
          label="Puede entrar"
          hint="Sin tildar, sus sesiones se cierran y no entra más hasta que la vuelvas a habilitar."
        />
      </FormDialog>
      <SaveConflict
        versioned={versioned}
        conflictFields={(mine, stored) => accountConflict(mine, stored, roleName)}
        onKeepStored={() => {
          draft.forget();
          onClose();
        }}
      />
    </>
  );
}
