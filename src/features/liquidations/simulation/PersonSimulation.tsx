import { parameterCatalog } from '@contract/admin/parameterCatalog';
import { moneyText } from '@contract/core/moneyText';
import { payParameters } from '@contract/liquidations/payParameters';
import { payRunRecord } from '@contract/liquidations/payRun';
import { simulatedParameters } from '@contract/liquidations/simulation';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { DecimalInput } from '@/components/form/DecimalInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useSettled } from '@/components/form/useSettled';
import { PayLines } from '@/components/pay/PayLines';
import { PersonInput } from '@/components/references/PersonInput';
import { asAppError } from '@/components/state/asAppError';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useSimulatePayQuery } from '@/services/wms/generated/liquidations.gen';
import { monthChoices } from '@/utils/monthChoices';
import { SimulatedFigures } from './SimulatedFigures';
import { type PersonHeld, personInput, startPerson } from './simulationForm';
import { simulationLayout } from './simulationLayout';

const { kind } = payRunRecord.fields;
const kinds = (['monthly', 'sac'] as const).map((value) => ({
  value,
  label: kind.labels[value],
}));

const figures = simulatedParameters.map((name) => ({
  value: name,
  label: parameterCatalog[payParameters[name].code].name,
}));

/** Somebody's slip of a month with another salary, category, agreement or figure of the law, beside that of today. */
export function PersonSimulation() {
  const form = useForm<PersonHeld>({ defaultValues: startPerson() });
  return (
    <FormProvider {...form}>
      <Box sx={simulationLayout}>
        <Box component="form" noValidate sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <PersonInput name="personId" label="Persona" />
          <SelectInput name="period" label="Mes" options={monthChoices()} />
          <SelectInput name="kind" label={kind.label} options={kinds} />
          <DecimalInput
            name="salary"
            label="Sueldo, jornal o valor hora"
            hint="Vacío: el de su ficha."
            prefix="$"
            optional
          />
          <TextInput name="category" label="Categoría" maxLength={80} optional />
          <TextInput name="agreement" label="Convenio" maxLength={120} optional />
          <SelectInput
            name="parameter"
            label="Una cifra de la ley o de la organización"
            options={figures}
            placeholder="Ninguna"
            optional
          />
          <FigureInput />
        </Box>
        <Result />
      </Box>
    </FormProvider>
  );
}

function FigureInput() {
  const parameter = useWatch<PersonHeld, 'parameter'>({ name: 'parameter' });
  const found = simulatedParameters.find((name) => name === parameter);
  if (!found) return null;
  const { unit } = parameterCatalog[payParameters[found].code];
  return <DecimalInput name="value" label="Su valor" decimals={2} suffix={unit} />;
}

function Result() {
  const { getValues } = useFormContext<PersonHeld>();
  useWatch<PersonHeld>();
  const asked = useSettled(personInput(getValues()));
  const { currentData, error, isFetching } = useSimulatePayQuery(asked ?? skipToken);
  if (asked === null) {
    return (
      <StateMessage icon="money" title="Elegí a una persona">
        Su recibo del mes aparece acá, y se vuelve a calcular con cada cambio.
      </StateMessage>
    );
  }
  if (error) {
    const { message, fields } = asAppError(error);
    return (
      <Alert severity="warning" variant="outlined">
        {Object.values(fields ?? {})[0] ?? message}
      </Alert>
    );
  }
  if (!currentData) return <SkeletonRows rows={8} />;
  const { before, after, lines, gone, today } = currentData;
  const same = after.net === before.net && after.employer === before.employer;
  return (
    <Box role="status" aria-busy={isFetching} sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {[
          `Hoy: ${today.salary === null ? 'sin sueldo en su ficha' : moneyText(today.salary)}`,
          today.category ?? 'sin categoría',
          today.agreement ? `convenio ${today.agreement}` : 'fuera de convenio',
        ].join(' · ')}
        {same ? '. Todo queda como está.' : '.'}
      </Typography>
      <SimulatedFigures before={before} after={after} />
      {gone.length > 0 ? (
        <Alert severity="info" variant="outlined">
          {`Ya no tendría: ${gone.map(({ name, amount }) => `${name} (${moneyText(amount)})`).join(', ')}.`}
        </Alert>
      ) : null}
      <Box>
        <PayLines lines={lines} />
      </Box>
    </Box>
  );
}
