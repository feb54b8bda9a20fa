import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { PersonName } from '@/components/person/PersonName';
import { PersonInput } from '@/components/references/PersonInput';
import { asAppError } from '@/components/state/asAppError';
import { ErrorState } from '@/components/state/ErrorState';
import { TimelineItem } from '@/components/timeline/TimelineItem';
import { useLazyTryDefinitionQuery } from '@/services/wms/generated/workflow.gen';
import { ConditionValue } from './ConditionValue';
import type { DefinitionInput, DryRunResult, RequestKind } from './definitionTypes';

interface DryRunValues {
  personId: number | null;
  values: Record<string, string>;
}

/** Only what the type knows of a request: where it happens comes with the person. */
const askedOf = ({ fields }: RequestKind) =>
  fields.filter(({ kind }) => kind !== 'site' && kind !== 'area');

const filled = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

interface DryRunProps {
  kind: RequestKind;
  /** The definition as it stands in the form; undefined where something is wrong, and told there. */
  readDraft: () => Promise<(DefinitionInput & { id?: number }) | undefined>;
}

/** The dry run tells who would decide a person's request, by what is written now and without asking anything. */
export function DryRun({ kind, readDraft }: DryRunProps) {
  const titleId = useId();
  const form = useForm<DryRunValues>({
    defaultValues: {
      personId: null,
      values: Object.fromEntries(askedOf(kind).map(({ key }) => [key, ''])),
    },
  });
  const [attempt, { data, error, isFetching }] = useLazyTryDefinitionQuery();
  const run = form.handleSubmit(async ({ personId, values }) => {
    if (personId === null) return form.setError('personId', { message: 'Elegí una persona.' });
    const draft = await readDraft();
    if (draft) await attempt({ type: kind.type, personId, values: filled(values), draft });
  });
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{ p: 2.5, display: 'grid', gap: 2, position: { md: 'sticky' }, top: { md: 88 } }}
    >
      <Typography id={titleId} variant="h3" component="h2">
        Probar
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Elegí quién pediría y qué, y mirá quién lo decidiría. No se pide ni se guarda nada.
      </Typography>
      <FormProvider {...form}>
        <PersonInput name="personId" label="Quién pide" />
        {askedOf(kind).map((field) => (
          <ConditionValue<DryRunValues>
            key={field.key}
            type={kind.type}
            name={`values.${field.key}`}
            label={field.label}
            field={field}
            optional
          />
        ))}
      </FormProvider>
      <Button
        variant="outlined"
        loading={isFetching}
        loadingPosition="start"
        onClick={() => void run()}
        sx={{ justifySelf: 'start' }}
      >
        Ver quién decide
      </Button>
      {error ? (
        <ErrorState error={asAppError(error)} onRetry={() => void run()} />
      ) : data ? (
        <DryRunChain result={data} otherwise={kind.otherwise} />
      ) : (
        <Alert severity="info">Sirve también antes de guardar.</Alert>
      )}
    </Card>
  );
}

function rulingText({ definition, rulesDraft }: DryRunResult, otherwise: string): string {
  if (rulesDraft) return 'Rige esta definición.';
  return definition ? `Rige «${definition}», que se mira antes.` : otherwise;
}

const stepText = ({ number, mode, approvers }: DryRunResult['steps'][number]) => {
  const several = mode === 'any' ? 'alcanza con una persona' : 'hacen falta todas';
  return `Paso ${number}${approvers.length > 1 ? `: ${several}` : ''}`;
};

/** Step by step, or why nobody. */
function DryRunChain({ result, otherwise }: { result: DryRunResult; otherwise: string }) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="subtitle2">{rulingText(result, otherwise)}</Typography>
      {result.refusal ? <Alert severity="warning">{result.refusal}</Alert> : null}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {result.steps.map((step) => (
          <TimelineItem key={step.number} pending={step.approvers.length === 0}>
            <Typography variant="subtitle2">{stepText(step)}</Typography>
            {step.fallback ? (
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                Nadie de los elegidos puede: le toca a quien resuelve estas solicitudes.
              </Typography>
            ) : null}
            <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
              {step.approvers.map((person) => (
                <PersonName
                  key={person.id ?? person.name}
                  name={person.name}
                  imageUrl={person.imageUrl}
                  detail={person.position}
                  size={28}
                />
              ))}
              {step.approvers.length === 0 ? 'Nadie' : null}
            </Box>
          </TimelineItem>
        ))}
      </Box>
    </Box>
  );
}
