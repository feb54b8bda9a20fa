import { useForm } from 'react-hook-form';
import { ConflictDialog } from '@/components/dialog/ConflictDialog';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { DecimalInput } from '@/components/form/DecimalInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { useVersionedSave } from '@/components/form/useVersionedSave';
import { type PersonPay, useSavePayMutation } from '../api';
import {
  basisOptions,
  type PayValues,
  payConflict,
  payForm,
  payInput,
  payValues,
} from '../payModel';

const resolver = contractResolver(payForm);

export function PayDialog({ pay, onClose }: { pay: PersonPay; onClose: () => void }) {
  const [send] = useSavePayMutation();
  const notify = useNotice();
  const form = useForm<PayValues>({ resolver, defaultValues: payValues(pay) });
  const draft = useDraft(form, `pay/${pay.personId}`, pay.version);
  const done = () => {
    draft.forget();
    onClose();
  };
  const { save, conflict, saving, keepMine, leaveConflict } = useVersionedSave<
    PayValues,
    PersonPay
  >(async (values, version) => {
    await send(payInput(values, pay, version)).unwrap();
    notify({ text: 'Se guardaron el sueldo y la cuenta' });
    done();
  });
  return (
    <>
      <FormDialog
        open
        title="Sueldo y banco"
        form={form}
        draft={draft}
        submitLabel="Guardar"
        onSubmit={(values) => save(values, draft.version)}
        onClose={onClose}
      >
        <TextInput<PayValues> name="agreement" label="Convenio" maxLength={120} optional />
        <TextInput<PayValues> name="category" label="Categoría" maxLength={120} optional />
        <SelectInput<PayValues>
          name="salaryBasis"
          label="Se paga"
          options={basisOptions}
          placeholder="Sin sueldo cargado"
          optional
        />
        <DecimalInput<PayValues> name="salary" label="Sueldo" prefix="$" optional />
        <DateInput<PayValues>
          name="effectiveFrom"
          label="Rige desde"
          hint="Vale para convenio, categoría y sueldo; puede ser un día que pasó o uno por venir."
        />
        <TextInput<PayValues>
          name="cbu"
          label="CBU o CVU"
          hint="Veintidós números."
          maxLength={30}
          optional
        />
        <TextInput<PayValues> name="bankAlias" label="Alias" maxLength={20} optional />
      </FormDialog>
      <ConflictDialog
        open={conflict !== null}
        fields={conflict ? payConflict(conflict.mine, conflict.stored) : []}
        saving={saving}
        onKeepMine={keepMine}
        onKeepStored={done}
        onClose={leaveConflict}
      />
    </>
  );
}
