import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { DueInput } from '@/components/form/DueInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { useCreateReceiptBatchMutation } from '@/services/wms/generated/receipts.gen';
import { receiptBatchPath } from '@/utils/paths';
import { type BatchValues, batchForm, emptyBatch } from '../batchForm';
import { payrollRules } from '../payrollRules';
import { kindChoices, periodChoices } from '../receiptTexts';
import { useFollowingTitle } from '../useFollowingTitle';
import { useSendPayroll } from '../useSendPayroll';
import { PayrollFiles } from './PayrollFiles';

const resolver = contractResolver(batchForm);

/** What the payroll system gave, and what is said of all its slips. Nothing is published by it. */
export function NewBatchDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<BatchValues>({ resolver, defaultValues: emptyBatch() });
  const draft = useDraft(form, 'receipts/batch');
  useFollowingTitle(form);
  const [create] = useCreateReceiptBatchMutation();
  const send = useSendPayroll();
  const navigate = useNavigate();
  return (
    <FormDialog
      open
      title="Traer recibos"
      form={form}
      draft={draft}
      submitLabel="Leer y revisar"
      onSubmit={async ({ files, number, ...fields }) => {
        const hashes: string[] = [];
        for (const file of files) hashes.push(await send(file));
        const batch = await create({ ...fields, number: Number(number), files: hashes }).unwrap();
        navigate(receiptBatchPath(batch.id));
      }}
      onClose={onClose}
    >
      <PayrollFiles label="Archivos del sistema de sueldos" rules={payrollRules} />
      <SelectInput<BatchValues> name="period" label="Período" options={periodChoices()} />
      <SelectInput<BatchValues> name="kind" label="Tipo" options={kindChoices} />
      <TextInput<BatchValues>
        name="number"
        label="Número"
        hint="1, salvo que haya otra liquidación del mismo tipo en el período."
        maxLength={2}
      />
      <TextInput<BatchValues>
        name="title"
        label="Título"
        hint="Lo lee cada persona en su recibo."
        maxLength={120}
      />
      <DueInput label="Firmar hasta" />
    </FormDialog>
  );
}
