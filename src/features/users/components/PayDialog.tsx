import { useForm } from 'react-hook-form';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { DecimalInput } from '@/components/form/DecimalInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useRecordSave } from '@/components/form/useRecordSave';
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
  const record = useRecordSave<PayValues, PersonPay>({
    form,
    draftKey: `pay/${pay.personId}`,
    version: pay.version,
    send: async (values, version) => {
      await send(payInput(values, pay, version)).unwrap();
      notify({ text: 'Se guardaron el sueldo y la cuenta' });
    },
    onDone: onClose,
  });
  return (
    <RecordDialog
      title="Sueldo y banco"
      form={form}
      record={record}
      conflictFields={payConflict}
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
    </RecordDialog>
  );
}
