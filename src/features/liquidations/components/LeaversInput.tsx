import { longDay } from '@contract/core/rangeText';
import { bestPayField, leavingCauseField, noticeGivenField } from '@contract/liquidations/leaver';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckInput } from '@/components/form/CheckInput';
import { DecimalInput } from '@/components/form/DecimalInput';
import { Field } from '@/components/form/Field';
import { SelectInput } from '@/components/form/SelectInput';
import { useField } from '@/components/form/useField';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type LeavingPerson,
  type PayLeaver,
  useListLeavingPeopleQuery,
} from '@/services/wms/generated/liquidations.gen';

const causes = leavingCauseField.values.map((value) => ({
  value,
  label: leavingCauseField.labels[value],
}));

/** The people a last pay is for, among those whose last day lies in its month, and why each leaves. */
export function LeaversInput({ runId }: { runId: number | null }) {
  const period = String(useWatch({ name: 'period' }) ?? '');
  const query = useListLeavingPeopleQuery(period, { skip: period === '' });
  const { id, error, labelId, textId } = useField('leavers');
  return (
    <Field
      id={id}
      label="Quiénes se van"
      group
      error={error}
      hint="Quienes tienen su último día en ese mes. La baja se anota en la ficha de la persona."
    >
      <Box role="group" aria-labelledby={labelId} aria-describedby={textId}>
        {period === '' ? (
          <Typography sx={{ color: 'text.secondary' }}>Elegí el mes primero.</Typography>
        ) : (
          <QueryState query={query} skeleton={<SkeletonRows rows={2} />}>
            {({ rows }) =>
              rows.length === 0 ? (
                <Typography sx={{ color: 'text.secondary' }}>
                  Nadie tiene su último día en ese mes.
                </Typography>
              ) : (
                rows.map((person) => <Leaver key={person.personId} person={person} runId={runId} />)
              )
            }
          </QueryState>
        )}
      </Box>
    </Field>
  );
}

function Leaver({ person, runId }: { person: LeavingPerson; runId: number | null }) {
  const { personId, name, docket, lastDay, run } = person;
  const { setValue } = useFormContext();
  const leavers: readonly PayLeaver[] = useWatch({ name: 'leavers' }) ?? [];
  const place = leavers.findIndex((one) => one.personId === personId);
  const taken = run !== null && run.id !== runId;
  const choose = (on: boolean) =>
    setValue(
      'leavers',
      on
        ? [...leavers, { personId, cause: 'resigned', noticeGiven: true, bestPay: '' }]
        : leavers.filter((one) => one.personId !== personId),
      { shouldDirty: true, shouldValidate: true },
    );
  return (
    <Box sx={{ mb: 1 }}>
      <FormControlLabel
        // Named from their record, they can still be left out.
        disabled={taken && place < 0}
        label={`${name} (legajo ${docket}), hasta el ${longDay(lastDay)}${taken ? `. Ya está en ${run.title}` : ''}`}
        control={<Checkbox checked={place >= 0} onChange={(_event, on) => choose(on)} />}
      />
      {place >= 0 ? (
        <Box sx={{ pl: 4, pt: 1, display: 'grid', gap: 1.5 }}>
          <SelectInput
            name={`leavers.${place}.cause`}
            label={leavingCauseField.label}
            options={causes}
          />
          <CheckInput name={`leavers.${place}.noticeGiven`} label={noticeGivenField.label} />
          <DecimalInput
            name={`leavers.${place}.bestPay`}
            label={bestPayField.label}
            prefix="$"
            optional
            hint="Solo si en esos meses no se liquidó acá."
          />
        </Box>
      ) : null}
    </Box>
  );
}
