import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useFieldArray, useForm } from 'react-hook-form';
import { dayHeading } from '@/components/calendar/calendarDays';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { CheckInput } from '@/components/form/CheckInput';
import { contractResolver } from '@/components/form/contractResolver';
import { ReasonInput } from '@/components/form/ReasonInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TimeInput } from '@/components/form/TimeInput';
import { useDraft } from '@/components/form/useDraft';
import { Icon } from '@/components/icons/Icon';
import { type PunchDay, useAskCorrectionMutation } from '@/services/wms/generated/markings.gen';
import {
  type CorrectionValues,
  correctionForm,
  correctionInput,
  correctionValues,
} from '../correctionForm';
import { kindLabels } from '../markingTexts';

const resolver = contractResolver(correctionForm);
const kinds = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));
const usual = ['Me olvidé de fichar', 'No funcionaba el teléfono', 'Estaba trabajando afuera'];

interface CorrectionDialogProps {
  on: PunchDay;
  zone: string;
  onClose: () => void;
}

/** A day as it should be; what was punched stays as it is until somebody approves. */
export function CorrectionDialog({ on, zone, onClose }: CorrectionDialogProps) {
  const form = useForm<CorrectionValues>({ resolver, defaultValues: correctionValues(on, zone) });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'punches' });
  const draft = useDraft(form, `markings/correction/${on.day}`);
  const [ask] = useAskCorrectionMutation();
  const notify = useNotice();
  const send = async (values: CorrectionValues) => {
    await ask(correctionInput(on.day, values)).unwrap();
    notify({ text: 'Solicitud enviada: te avisamos cuando lo resuelvan' });
    onClose();
  };
  const punches = form.watch('punches');
  const last = fields.at(-1);
  const more = () =>
    append({
      punchId: null,
      kind: last && last.kind !== 'out' ? 'out' : 'in',
      clock: '',
      nextDay: last?.nextDay ?? false,
      dayBefore: false,
    });
  return (
    <FormDialog
      open
      title={`Corregir ${dayHeading(on.day).toLowerCase()}`}
      form={form}
      draft={draft}
      onSubmit={send}
      submitLabel="Pedir la corrección"
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Dejá el día como fue. Lo que fichaste queda guardado, y cambia cuando lo aprueben.
      </Typography>
      {fields.map((field, index) => (
        <Box
          key={field.id}
          role="group"
          aria-label={`Fichada ${index + 1}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr auto', sm: '1fr 140px auto' },
            columnGap: 1.5,
            rowGap: 1,
            alignItems: 'start',
          }}
        >
          <SelectInput<CorrectionValues>
            name={`punches.${index}.kind`}
            label="Qué es"
            options={kinds}
          />
          <Box sx={{ gridColumn: { xs: '1', sm: '2' } }}>
            <TimeInput<CorrectionValues> name={`punches.${index}.clock`} label="Hora" />
          </Box>
          <IconButton
            aria-label={`Quitar la fichada ${index + 1}`}
            onClick={() => remove(index)}
            sx={{ gridColumn: { xs: '2', sm: '3' }, gridRow: '1', mt: 3 }}
          >
            <Icon name="delete" />
          </IconButton>
          {crossesMidnight(punches, index) ? (
            <Box sx={{ gridColumn: '1 / -1' }}>
              <CheckInput<CorrectionValues>
                name={`punches.${index}.nextDay`}
                label="Ya era el día siguiente"
              />
            </Box>
          ) : null}
        </Box>
      ))}
      <Button onClick={more} startIcon={<Icon name="add" />} sx={{ justifySelf: 'start' }}>
        Agregar una fichada
      </Button>
      <ReasonInput name="reason" label="Qué pasó" usual={usual} />
    </FormDialog>
  );
}

/** An hour before the one above it: asked only there, where it says something. */
function crossesMidnight(punches: CorrectionValues['punches'], index: number): boolean {
  const [before, own] = [punches[index - 1], punches[index]];
  if (!own) return false;
  const earlier = before && !before.dayBefore && own.clock !== '' && own.clock < before.clock;
  return own.nextDay || Boolean(earlier);
}
