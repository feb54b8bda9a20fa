import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import {
  type OwnShift,
  useAskSwapMutation,
  useListSwapColleaguesQuery,
} from '@/services/wms/generated/schedules.gen';
import { ownHours, shiftInWords, whenText } from './ownTexts';

const NOTHING = 'nothing';
const swapForm = z.object({
  colleagueId: z.string().min(1, 'Elegí con quién.'),
  back: z.string().min(1, 'Elegí qué tomás a cambio.'),
  reason: z.string().max(300),
});
type Values = z.input<typeof swapForm>;
const resolver = contractResolver(swapForm);

interface SwapDialogProps {
  shift: OwnShift;
  today: string;
  onClose: () => void;
}

/** The person says with whom they would change a shift, and for which of theirs; the colleague answers first. */
export function SwapDialog({ shift, today, onClose }: SwapDialogProps) {
  const form = useForm<Values>({
    resolver,
    defaultValues: { colleagueId: '', back: '', reason: '' },
  });
  const draft = useDraft(form, `schedules/swap/${shift.id}`);
  const { data, isFetching } = useListSwapColleaguesQuery(shift.id);
  const [ask] = useAskSwapMutation();
  const notify = useNotice();
  const people = data?.rows ?? [];
  const colleagueId = useWatch({ control: form.control, name: 'colleagueId' });
  const chosen = people.find(({ id }) => String(id) === colleagueId);
  const backs = [
    ...(chosen?.shifts ?? []).map((theirs) => ({
      value: String(theirs.id),
      label: shiftInWords(theirs, today),
    })),
    ...(chosen ? [{ value: NOTHING, label: 'Nada: toma mi turno y yo quedo franco' }] : []),
  ];
  const send = async ({ back, reason }: Values) => {
    // The chosen shift may be of the colleague that was chosen before.
    if (!backs.some(({ value }) => value === back)) {
      form.setError('back', { message: 'Elegí qué tomás a cambio.' });
      return;
    }
    const otherPlannedId = back === NOTHING ? null : Number(back);
    await ask({
      plannedId: shift.id,
      colleagueId: chosen?.id ?? 0,
      otherPlannedId,
      reason,
    }).unwrap();
    notify({ text: 'Solicitud enviada: te avisamos cuando responda' });
    onClose();
  };
  return (
    <FormDialog
      open
      title="Cambiar con alguien"
      form={form}
      draft={draft}
      onSubmit={send}
      submitLabel="Pedir el cambio"
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {whenText(shift.day, today)}, {shift.name}, {ownHours(shift)}. Primero responde tu colega y
        después lo aprueba quien planifica.
      </Typography>
      <SelectInput<Values>
        name="colleagueId"
        label="Con quién"
        options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
        hint={
          !isFetching && people.length === 0 ? 'No hay colegas de tu área que puedan.' : undefined
        }
      />
      <SelectInput<Values>
        name="back"
        label="Qué tomás a cambio"
        options={backs}
        placeholder={chosen ? 'Elegí una opción' : 'Elegí primero con quién'}
        disabled={!chosen}
      />
      <TextInput<Values> name="reason" label="Por qué" optional rows={2} maxLength={300} />
    </FormDialog>
  );
}
