import { useForm } from 'react-hook-form';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { DecimalInput } from '@/components/form/DecimalInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import {
  type LeaveBalance,
  useAdjustLeaveBalanceMutation,
} from '@/services/wms/generated/holidays.gen';
import { type AdjustValues, adjustForm, adjustInput, signOptions, yearOptions } from './adjustForm';

const resolver = contractResolver(adjustForm);

interface AdjustDialogProps {
  balance: LeaveBalance;
  personId: number;
  onClose: () => void;
}

/** Adds or takes days, with the reason that stays in the account. */
export function AdjustDialog({ balance, personId, onClose }: AdjustDialogProps) {
  const [adjust] = useAdjustLeaveBalanceMutation();
  const notify = useNotice();
  const years = yearOptions(balance, new Date().getFullYear());
  const form = useForm<AdjustValues>({
    resolver,
    defaultValues: { year: years[0]?.value ?? 0, sign: 'add', days: '', reason: '' },
  });
  return (
    <FormDialog
      open
      title="Ajustar el saldo"
      form={form}
      submitLabel="Ajustar"
      onSubmit={async (values) => {
        await adjust(adjustInput(values, personId)).unwrap();
        notify({ text: 'Saldo ajustado' });
        onClose();
      }}
      onClose={onClose}
    >
      <SelectInput<AdjustValues> name="sign" label="Qué hacer" options={signOptions} />
      <DecimalInput<AdjustValues> name="days" label="Cuántos" decimals={1} suffix="días" />
      <SelectInput<AdjustValues> name="year" label="De qué período" options={years} />
      <TextInput<AdjustValues>
        name="reason"
        label="Motivo"
        hint="Lo lee la persona en la cuenta de su saldo."
        rows={2}
        maxLength={300}
      />
    </FormDialog>
  );
}
