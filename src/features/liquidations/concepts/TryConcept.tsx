import { moneyText } from '@contract/core/moneyText';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSettled } from '@/components/form/useSettled';
import { Section } from '@/components/page/Section';
import { Why } from '@/components/pay/PayLines';
import type { HeldBy } from '@/components/record/recordForm';
import { PersonPicker } from '@/components/references/PersonPicker';
import { asAppError } from '@/components/state/asAppError';
import { type PayConcept, useTryPayConceptQuery } from '@/services/wms/generated/liquidations.gen';
import { monthChoices } from '@/utils/monthChoices';
import { conceptForm } from './conceptForm';

type Held = HeldBy<typeof conceptForm>;

/** The concept is tried on a person in the last month, as it is written. */
export function TryConcept({ concept }: { concept: PayConcept | null }) {
  const [personId, setPersonId] = useState<number | null>(null);
  const labelId = useId();
  return (
    <Section title="Probar con una persona">
      <Typography id={labelId} variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Calcula el mes pasado de alguien con el concepto como está escrito. No guarda nada.
      </Typography>
      <PersonPicker label="Persona" labelledBy={labelId} value={personId} onChange={setPersonId} />
      {personId === null ? null : <Tried id={concept?.id} personId={personId} />}
    </Section>
  );
}

function Tried({ id, personId }: { id: number | undefined; personId: number }) {
  const { getValues } = useFormContext<Held>();
  useWatch<Held>();
  const written = useSettled(conceptForm.input(getValues()));
  const period = monthChoices()[2]?.value ?? '';
  const { currentData, error, isFetching } = useTryPayConceptQuery({
    ...written,
    id,
    personId,
    period,
  });
  if (error) {
    const { message, fields } = asAppError(error);
    return (
      <Alert severity="warning" variant="outlined" sx={{ mt: 1.5 }}>
        {Object.values(fields ?? {})[0] ?? message}
      </Alert>
    );
  }
  if (!currentData)
    return <Typography sx={{ mt: 1.5 }}>{isFetching ? 'Calculando…' : ''}</Typography>;
  const { line, net } = currentData;
  return (
    <Box sx={{ mt: 1.5 }} role="status">
      <Typography sx={{ mb: 1 }}>
        {line
          ? `Da ${moneyText(line.amount)}. El neto quedaría en ${moneyText(net)}.`
          : `A esta persona no le corresponde. El neto quedaría en ${moneyText(net)}.`}
      </Typography>
      {line ? <Why line={line} /> : null}
    </Box>
  );
}
