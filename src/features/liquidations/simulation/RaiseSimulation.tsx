import { counted } from '@contract/core/counted';
import { moneyText } from '@contract/core/moneyText';
import { monthWords } from '@contract/core/rangeText';
import { raiseKindNames, raiseKinds } from '@contract/liquidations/simulation';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import Big from 'big.js';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { DecimalInput } from '@/components/form/DecimalInput';
import { RadioInput } from '@/components/form/RadioInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useSettled } from '@/components/form/useSettled';
import { usePlaces } from '@/components/references/usePlaces';
import { asAppError } from '@/components/state/asAppError';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type PayRunRow,
  type SimulatedRaise,
  useListPayRunsQuery,
  useSimulateRaiseQuery,
} from '@/services/wms/generated/liquidations.gen';
import { monthChoices } from '@/utils/monthChoices';
import { RaisedConcepts } from './RaisedConcepts';
import { SimulatedFigures } from './SimulatedFigures';
import { type RaiseHeld, raiseInput, startRaise } from './simulationForm';
import { simulationLayout } from './simulationLayout';

/** The simulation shows what a raise of a group would cost each month, with the people and figures of a run. */
export function RaiseSimulation() {
  const form = useForm<RaiseHeld>({ defaultValues: startRaise() });
  const { sites } = usePlaces();
  const { data } = useListPayRunsQuery({
    size: 50,
    filters: [{ field: 'kind', operator: 'in', value: ['monthly'] }],
  });
  const runs = (data?.rows ?? []).filter(
    ({ people, state }) => people > 0 && state !== 'cancelled',
  );
  return (
    <FormProvider {...form}>
      <Box sx={simulationLayout}>
        <Box component="form" noValidate sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <RadioInput
            name="kind"
            label="El aumento es un"
            options={raiseKindNames.map((value) => ({ value, label: raiseKinds[value] }))}
          />
          <ValueInput />
          <SelectInput name="from" label="Desde" options={monthChoices()} />
          <SelectInput
            name="siteId"
            label="Sede"
            options={sites}
            placeholder="Todas las sedes"
            optional
          />
          <TextInput
            name="agreement"
            label="Convenio"
            hint="Como está en la ficha."
            maxLength={120}
            optional
          />
          <TextInput
            name="category"
            label="Categoría"
            hint="Como está en la ficha."
            maxLength={80}
            optional
          />
          <SelectInput
            name="runId"
            label="Con las personas y los datos de"
            options={runs.map(({ id, title }) => ({ value: id, label: title }))}
            placeholder={runs[0] ? `La última: ${runs[0].title}` : 'Ninguna calculada'}
            optional
          />
        </Box>
        <Result runs={runs} />
      </Box>
    </FormProvider>
  );
}

function ValueInput() {
  const kind = useWatch<RaiseHeld, 'kind'>({ name: 'kind' });
  return kind === 'percent' ? (
    <DecimalInput name="value" label="Cuánto" suffix="%" />
  ) : (
    <DecimalInput
      name="value"
      label="Cuánto por mes"
      hint="Solo para quienes cobran por mes."
      prefix="$"
    />
  );
}

function Result({ runs }: { runs: readonly PayRunRow[] }) {
  const { getValues } = useFormContext<RaiseHeld>();
  useWatch<RaiseHeld>();
  const asked = useSettled(raiseInput(getValues(), runs[0]?.id ?? null));
  const { currentData, error, isFetching } = useSimulateRaiseQuery(asked ?? skipToken);
  if (asked === null) {
    return (
      <StateMessage icon="money" title="Escribí de cuánto es el aumento">
        Lo que costaría por mes aparece acá, concepto por concepto.
      </StateMessage>
    );
  }
  if (error) {
    return (
      <Alert severity="warning" variant="outlined">
        {asAppError(error).message}
      </Alert>
    );
  }
  if (!currentData) return <SkeletonRows rows={8} />;
  const run = runs.find(({ id }) => id === asked.runId);
  return (
    <Box role="status" aria-busy={isFetching} sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Cost raise={currentData} from={asked.from} runTitle={run?.title ?? ''} />
    </Box>
  );
}

/** The organisation's cost: what people earn and what is paid beside it. */
const costOf = ({ remunerative, nonRemunerative, employer }: SimulatedRaise['before']) =>
  new Big(remunerative).plus(nonRemunerative).plus(employer);

interface CostProps {
  raise: SimulatedRaise;
  from: string;
  runTitle: string;
}

function Cost({ raise, from, runTitle }: CostProps) {
  const { people, sampled, failed, months, before, after, concepts } = raise;
  if (people === 0) {
    return (
      <StateMessage icon="search" title="No alcanza a nadie">
        Nadie de {runTitle} tiene esa sede, ese convenio y esa categoría.
      </StateMessage>
    );
  }
  const more = costOf(after).minus(costOf(before));
  const whole = monthWords(from).toLowerCase();
  return (
    <>
      <Typography variant="h3" component="p">
        {`Cuesta ${moneyText(more.toFixed(2))} más por mes, para ${counted(people, 'persona', 'personas')}.`}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {`${months === 1 ? 'Este año es solo ese mes' : `De ${whole} a diciembre, ${counted(months, 'mes', 'meses')}: ${moneyText(more.times(months).toFixed(2))}`}, sin aguinaldo. Con las horas, las novedades y los topes de ${runTitle}.`}
      </Typography>
      {sampled + failed < people ? (
        <Alert severity="info" variant="outlined">
          {`Es una estimación: se calculó con ${counted(sampled, 'persona', 'personas')}, repartidas entre todas.`}
        </Alert>
      ) : null}
      {failed > 0 ? (
        <Alert severity="warning" variant="outlined">
          {`No se pudo calcular a ${counted(failed, 'persona', 'personas')}: no están en estas cifras.`}
        </Alert>
      ) : null}
      <SimulatedFigures before={before} after={after} />
      <RaisedConcepts concepts={concepts} />
    </>
  );
}
