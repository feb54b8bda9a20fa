import { day } from '@contract/core/id';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import {
  type PayRunDetail,
  usePayPayRunMutation,
  useUnpayPayRunMutation,
} from '@/services/wms/generated/liquidations.gen';
import { localDay } from '@/utils/localDay';

interface PaidDialogProps {
  run: PayRunDetail;
  onClose: () => void;
}

const paidForm = z.object({ paidOn: day });
const paidResolver = contractResolver(paidForm);

/** When it was to be paid, where that lies between its approval and today. */
function likelyPaidOn({ payDay, history }: PayRunDetail): string {
  const approved = history.findLast(({ kind }) => kind === 'approved');
  const since = approved ? localDay(new Date(approved.at)) : payDay;
  if (payDay > localDay()) return localDay();
  return payDay < since ? since : payDay;
}

/** Says on which day people had their pay. */
export function PaidDialog({ run, onClose }: PaidDialogProps) {
  const notify = useNotice();
  const [pay] = usePayPayRunMutation();
  const form = useForm<z.input<typeof paidForm>>({
    resolver: paidResolver,
    defaultValues: { paidOn: likelyPaidOn(run) },
  });
  return (
    <FormDialog
      open
      brief
      title="Anotar el pago"
      form={form}
      submitLabel="Anotar"
      onSubmit={async ({ paidOn }) => {
        await pay({ id: run.id, version: run.version, paidOn }).unwrap();
        notify({ text: 'Pago anotado' });
        onClose();
      }}
      onClose={onClose}
    >
      <DateInput name="paidOn" label="Se pagó el" />
    </FormDialog>
  );
}

/** The note is taken back; whatever was transferred stays so. */
export function UnpayDialog({ run, onClose }: PaidDialogProps) {
  const notify = useNotice();
  const [unpay] = useUnpayPayRunMutation();
  return (
    <ReasonDialog
      title="¿Quitar el pago anotado?"
      submitLabel="Quitar el pago"
      onSubmit={async (reason) => {
        await unpay({ id: run.id, version: run.version, reason }).unwrap();
        notify({ text: 'Pago quitado' });
      }}
      onClose={onClose}
    >
      Vuelve a estar publicada y sin pagar. Los recibos no cambian.
    </ReasonDialog>
  );
}
