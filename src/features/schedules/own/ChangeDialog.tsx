import { reason } from '@contract/core/reason';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { ReasonInput } from '@/components/form/ReasonInput';
import { SelectInput } from '@/components/form/SelectInput';
import { useDraft } from '@/components/form/useDraft';
import {
  type OwnShift,
  useAskShiftChangeMutation,
  useListShiftsQuery,
} from '@/services/wms/generated/schedules.gen';
import { ownHours, whenText } from './ownTexts';

const OFF = 'off';
const changeForm = z.object({ wanted: z.string().min(1, 'Elegí qué pedís.'), reason });
type Values = z.input<typeof changeForm>;
const resolver = contractResolver(changeForm);
const usual = ['Turno médico', 'Estudio', 'Un trámite', 'Familia'];

interface ChangeDialogProps {
  shift: OwnShift;
  today: string;
  onClose: () => void;
}

/** Another shift on that day, or none; whoever plans decides. */
export function ChangeDialog({ shift, today, onClose }: ChangeDialogProps) {
  const form = useForm<Values>({ resolver, defaultValues: { wanted: '', reason: '' } });
  const draft = useDraft(form, `schedules/change/${shift.id}`);
  const shifts = useListShiftsQuery().data?.rows ?? [];
  const [ask] = useAskShiftChangeMutation();
  const notify = useNotice();
  const others = shifts.filter(({ active, code }) => active && code !== shift.code);
  const send = async ({ wanted, reason: why }: Values) => {
    const wantedShiftId = wanted === OFF ? null : Number(wanted);
    await ask({ plannedId: shift.id, wantedShiftId, reason: why.trim() }).unwrap();
    notify({ text: 'Solicitud enviada: te avisamos cuando lo resuelvan' });
    onClose();
  };
  return (
    <FormDialog
      open
      title="Pedir un cambio"
      form={form}
      draft={draft}
      onSubmit={send}
      submitLabel="Pedir el cambio"
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {whenText(shift.day, today)}, {shift.name}, {ownHours(shift)}. Seguís con ese turno hasta
        que lo aprueben.
      </Typography>
      <SelectInput<Values>
        name="wanted"
        label="Qué pedís"
        options={[
          { value: OFF, label: 'Franco' },
          ...others.map(({ id, name, startsAt, endsAt }) => ({
            value: String(id),
            label: `${name}, ${startsAt} a ${endsAt}`,
          })),
        ]}
      />
      <ReasonInput name="reason" label="Por qué" usual={usual} />
    </FormDialog>
  );
}
