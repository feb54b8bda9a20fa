import { day } from '@contract/core/id';
import { reason } from '@contract/core/reason';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { useSeenRow } from '@/components/form/useSeenRow';
import { type LeaveDetail, useInterruptLeaveMutation } from '@/services/wms/generated/holidays.gen';
import { lastDayOf } from '../request/leaveForm';

const interruptForm = z.object({ lastDay: day, reason });
type Values = z.input<typeof interruptForm>;
const resolver = contractResolver(interruptForm);

interface InterruptDialogProps {
  leave: LeaveDetail;
  onClose: () => void;
}

/** Called back, or fell ill: the days that were not taken come back. */
export function InterruptDialog({ leave, onClose }: InterruptDialogProps) {
  const [interrupt] = useInterruptLeaveMutation();
  const form = useForm<Values>({ resolver, defaultValues: { lastDay: '', reason: '' } });
  const draft = useDraft(form, `leave/${leave.id}/interrupt`);
  const { seen, newest } = useSeenRow(leave);
  const { id, version, fromDay, toDay } = seen;
  return (
    <FormDialog
      open
      title="Interrumpir la licencia"
      form={form}
      newest={newest}
      draft={draft}
      submitLabel="Interrumpir"
      onSubmit={async (values) => {
        await interrupt({ id, version, ...values }).unwrap();
        onClose();
      }}
      onClose={onClose}
    >
      <DateInput<Values>
        name="lastDay"
        label="Último día que tomó"
        hint="Los días siguientes vuelven al saldo."
        min={fromDay}
        max={lastDayOf(toDay, 0)}
      />
      <TextInput<Values> name="reason" label="Motivo" rows={2} maxLength={300} />
    </FormDialog>
  );
}
