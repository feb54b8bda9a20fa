import { receiptBatchRecord } from '@contract/receipts/receiptBatch';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { labelChoices } from '@/components/data-grid/labelChoices';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { DueInput } from '@/components/form/DueInput';
import { dueDay } from '@/components/form/dueDay';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { useCreateReceiptBatchMutation } from '@/services/wms/generated/receipts.gen';
import { monthChoices } from '@/utils/monthChoices';
import { receiptBatchPath } from '@/utils/payPaths';
import { payrollRules } from '../payrollRules';
import { titleOf } from '../receiptTexts';
import { useSendPayroll } from '../useSendPayroll';
import { PayrollFiles } from './PayrollFiles';

const { fields } = receiptBatchRecord;

const kinds = labelChoices(fields.kind.labels);

const batchForm = z.object({
  files: z.array(z.instanceof(File)).min(1, 'Elegí el archivo.').max(50),
  period: fields.period.schema,
  kind: fields.kind.schema,
  number: z.coerce.number().int().min(1).max(99),
  title: fields.title.schema,
  dueOn: dueDay,
});
type BatchValues = z.input<typeof batchForm>;

const emptyBatch = (): BatchValues => {
  const slip = { period: monthChoices()[1]?.value ?? '', kind: 'monthly' as const };
  return { files: [], ...slip, number: '1', title: titleOf(slip), dueOn: '' };
};

const resolver = contractResolver(batchForm);

/** The dialog takes what the payroll system gave, and what is said of all its slips. Nothing is published by it. */
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
      title="Subir recibos"
      form={form}
      draft={draft}
      submitLabel="Leer y revisar"
      onSubmit={async ({ files, number, ...said }) => {
        const hashes: string[] = [];
        for (const file of files) hashes.push(await send(file));
        const batch = await create({ ...said, number: Number(number), files: hashes }).unwrap();
        navigate(receiptBatchPath(batch.id));
      }}
      onClose={onClose}
    >
      <PayrollFiles label="Archivos del sistema de sueldos" rules={payrollRules} />
      <SelectInput<BatchValues>
        name="period"
        label={fields.period.label}
        options={monthChoices()}
      />
      <SelectInput<BatchValues> name="kind" label={fields.kind.label} options={kinds} />
      <TextInput<BatchValues>
        name="number"
        label={fields.number.label}
        hint="1, salvo que haya otra liquidación del mismo tipo en el período."
        maxLength={2}
      />
      <TextInput<BatchValues>
        name="title"
        label={fields.title.label}
        hint="Lo lee cada persona en su recibo."
        maxLength={fields.title.max}
      />
      <DueInput label={fields.dueOn.label} />
    </FormDialog>
  );
}

/** The title says period and kind until somebody writes another one. */
function useFollowingTitle({ watch, getValues, setValue }: UseFormReturn<BatchValues>) {
  const [period, kind] = watch(['period', 'kind']);
  const offered = titleOf({ period, kind });
  const last = useRef(offered);
  useEffect(() => {
    const untouched = getValues('title') === last.current;
    last.current = offered;
    if (untouched) setValue('title', offered, { shouldDirty: true });
  }, [offered, getValues, setValue]);
}
