import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { DecimalInput } from '@/components/form/DecimalInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { useAdjustHourBankMutation } from '@/services/wms/generated/hours.gen';
import { type AdjustValues, adjustForm, adjustMinutes, signOptions } from './adjustForm';

const resolver = contractResolver(adjustForm);

/** Adds or takes hours, with the reason that stays in the account. */
export function AdjustBankDialog({ personId, onClose }: { personId: number; onClose: () => void }) {
  const [adjust] = useAdjustHourBankMutation();
  const notify = useNotice();
  const form = useForm<AdjustValues>({
    resolver,
    defaultValues: { sign: 'add', hours: '', minutes: '', reason: '' },
  });
  const draft = useDraft(form, `hourBank/${personId}/adjust`);
  return (
    <FormDialog
      open
      title="Ajustar el banco"
      form={form}
      draft={draft}
      submitLabel="Ajustar"
      onSubmit={async (values) => {
        const reason = values.reason.trim();
        await adjust({ personId, minutes: adjustMinutes(values), reason }).unwrap();
        notify({ text: 'Banco ajustado' });
        onClose();
      }}
      onClose={onClose}
    >
      <SelectInput<AdjustValues> name="sign" label="Qué hacer" options={signOptions} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        <DecimalInput<AdjustValues> name="hours" label="Horas" decimals={0} />
        <DecimalInput<AdjustValues> name="minutes" label="Minutos" decimals={0} optional />
      </Box>
      <TextInput<AdjustValues>
        name="reason"
        label="Motivo"
        hint="Lo lee la persona en la cuenta de su banco."
        rows={2}
        maxLength={300}
      />
    </FormDialog>
  );
}
