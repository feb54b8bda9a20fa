import { day } from '@contract/core/id';
import { money } from '@contract/core/money';
import { moneyText } from '@contract/core/moneyText';
import { reason } from '@contract/core/reason';
import Alert from '@mui/material/Alert';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { DecimalInput } from '@/components/form/DecimalInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import {
  type LoanDetail,
  usePayLoanMutation,
  useResumeLoanMutation,
  useSettleLoanMutation,
} from '@/services/wms/generated/loans.gen';
import { localDay } from '@/utils/localDay';
import { nextMonths } from '../nextMonths';
import { PayInputs, type PayValues, payNow, payResolver, payWords } from './PayInputs';

interface DialogProps {
  loan: LoanDetail;
  onClose: () => void;
}

/** The loan is paid by transfer, with its day, or with the next pay. */
export function PayDialog({ loan, onClose }: DialogProps) {
  const notify = useNotice();
  const [pay] = usePayLoanMutation();
  const form = useForm<PayValues>({ resolver: payResolver, defaultValues: payNow() });
  const how = useWatch({ control: form.control, name: 'how' });
  const { id, version, amount, state, person } = loan;
  return (
    <FormDialog
      open
      brief
      title="Pagar"
      form={form}
      submitLabel={payWords[how]}
      onSubmit={async ({ how: chosen, paidOn }) => {
        await pay({ id, version, paidOn: chosen === 'run' ? null : paidOn }).unwrap();
        notify({ text: chosen === 'run' ? 'Se paga con el próximo sueldo' : 'Pago anotado' });
        onClose();
      }}
      onClose={onClose}
    >
      <Alert severity="info" variant="outlined">
        {`Son ${moneyText(amount)} para ${person.name}, que recibe un aviso.`}
      </Alert>
      <PayInputs transferOnly={state === 'inRun'} />
    </FormDialog>
  );
}

const settleForm = z.object({ amount: money, paidOn: day, reason });
const settleResolver = contractResolver(settleForm);

/** A loan is given back before its time: the last instalments are paid with it. */
export function SettleDialog({ loan, onClose }: DialogProps) {
  const notify = useNotice();
  const [settle] = useSettleLoanMutation();
  const { id, version, balance, paidOn } = loan;
  const form = useForm<z.input<typeof settleForm>>({
    resolver: settleResolver,
    defaultValues: { amount: balance, paidOn: localDay(), reason: '' },
  });
  const draft = useDraft(form, `loan/${id}/settle`);
  return (
    <FormDialog
      open
      title="Anotar una devolución"
      form={form}
      draft={draft}
      submitLabel="Anotar"
      onSubmit={async (values) => {
        await settle({ id, version, ...values }).unwrap();
        notify({ text: 'Devolución anotada' });
        onClose();
      }}
      onClose={onClose}
    >
      <DecimalInput
        name="amount"
        label="Cuánto devolvió"
        prefix="$"
        hint={`Falta devolver ${moneyText(balance)}. Una parte paga primero las últimas cuotas.`}
      />
      <DateInput
        name="paidOn"
        label="Cuándo"
        max={localDay()}
        {...(paidOn ? { min: paidOn } : {})}
      />
      <TextInput name="reason" label="Cómo lo devolvió" rows={2} maxLength={300} />
    </FormDialog>
  );
}

const resumeForm = z.object({ firstPeriod: z.string().min(1, 'Elegí el mes.') });
const resumeResolver = contractResolver(resumeForm);

/** From which month on it is taken again. */
export function ResumeDialog({ loan, onClose }: DialogProps) {
  const notify = useNotice();
  const [resume] = useResumeLoanMutation();
  const months = nextMonths();
  const form = useForm<z.input<typeof resumeForm>>({
    resolver: resumeResolver,
    defaultValues: { firstPeriod: months[0]?.value ?? '' },
  });
  return (
    <FormDialog
      open
      brief
      title="Reanudar"
      form={form}
      submitLabel="Reanudar"
      onSubmit={async ({ firstPeriod }) => {
        await resume({ id: loan.id, version: loan.version, firstPeriod }).unwrap();
        notify({ text: 'Se vuelve a descontar' });
        onClose();
      }}
      onClose={onClose}
    >
      <SelectInput
        name="firstPeriod"
        label="Próxima cuota"
        options={months}
        hint="Las que faltan siguen después, una por mes."
      />
    </FormDialog>
  );
}
