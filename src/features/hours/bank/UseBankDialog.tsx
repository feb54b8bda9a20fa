import { hoursText } from '@contract/core/hoursText';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { RadioInput } from '@/components/form/RadioInput';
import { ReasonInput } from '@/components/form/ReasonInput';
import { TimeInput } from '@/components/form/TimeInput';
import { useDraft } from '@/components/form/useDraft';
import { useAskBankUseMutation, usePreviewBankUseQuery } from '@/services/wms/generated/hours.gen';
import { type BankUseValues, bankUseForm, isAskable, partOptions, spanInput } from './bankUseForm';

const resolver = contractResolver(bankUseForm);
const usual = ['Un trámite', 'Turno médico', 'Familia', 'Descanso'];

interface UseBankDialogProps {
  /** On which nothing before may be asked. */
  today: string;
  /** Chosen elsewhere: what was sent back is asked again. */
  day: string;
  onClose: () => void;
}

/** Hours off of one's own shift, for hours of the bank; who manages decides. */
export function UseBankDialog({ today, day, onClose }: UseBankDialogProps) {
  const form = useForm<BankUseValues>({
    resolver,
    defaultValues: { day, part: 'whole', from: '', to: '', reason: '' },
  });
  const draft = useDraft(form, 'hours/bank/use');
  const [ask] = useAskBankUseMutation();
  const notify = useNotice();
  const part = useWatch({ control: form.control, name: 'part' });
  return (
    <FormDialog
      open
      title="Usar horas del banco"
      form={form}
      draft={draft}
      submitLabel="Pedir"
      onSubmit={async (values) => {
        await ask({ ...spanInput(values), reason: values.reason.trim() }).unwrap();
        notify({ text: 'Solicitud enviada: te avisamos cuando lo resuelvan' });
        onClose();
      }}
      onClose={onClose}
    >
      <DateInput<BankUseValues> name="day" label="Qué día" min={today} />
      <RadioInput<BankUseValues> name="part" label="Cuánto" options={partOptions} />
      {part === 'hours' ? (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          <TimeInput<BankUseValues> name="from" label="Desde" />
          <TimeInput<BankUseValues> name="to" label="Hasta" />
        </Box>
      ) : null}
      <UsePreview />
      <ReasonInput name="reason" label="Por qué" usual={usual} />
    </FormDialog>
  );
}

/** "Mañana, 06:00 a 14:00: usa 7:00 de las 12:30 que tenés para ese día", or why it cannot be. */
function UsePreview() {
  const held = useWatch<BankUseValues>() as BankUseValues;
  const ready = isAskable(held);
  const { currentData } = usePreviewBankUseQuery(spanInput(held), { skip: !ready });
  if (!ready || !currentData) return null;
  const { shift, minutes, free, problem } = currentData;
  return (
    <Alert severity={problem ? 'warning' : 'info'} role="status">
      {problem ??
        `${shift}: usás ${hoursText(minutes)} de ${hoursText(free)} que tenés para ese día.`}
    </Alert>
  );
}
