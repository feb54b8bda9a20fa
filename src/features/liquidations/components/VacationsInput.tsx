import { counted } from '@contract/core/counted';
import { rangeText } from '@contract/core/rangeText';
import { payRunRecord as record } from '@contract/liquidations/payRun';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { DateTime } from 'luxon';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/components/form/Field';
import { useField } from '@/components/form/useField';
import { RecordInput } from '@/components/record/RecordInput';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type StartingVacation,
  useListStartingVacationsQuery,
} from '@/services/wms/generated/liquidations.gen';

/** A run pays these vacations before they begin: those that begin in some days, of everybody or of some. */
export function VacationsInput({ runId }: { runId: number | null }) {
  const [period, firstStart, lastStart] = useWatch({ name: ['period', 'firstStart', 'lastStart'] });
  const month = DateTime.fromISO(`${period}-01`);
  const from = firstStart || (period ? month.toISODate() : null);
  const to = lastStart || (period ? month.endOf('month').toISODate() : null);
  const { id, error, labelId, textId } = useField('personIds');
  return (
    <>
      <RecordInput record={record} name="firstStart" hint="Vacío: desde el primer día del mes." />
      <RecordInput record={record} name="lastStart" hint="Vacío: hasta el último." />
      <Field
        id={id}
        label={record.fields.personIds.label}
        group
        error={error}
        hint="Si no marcás a nadie, a todas las personas de la lista."
      >
        <Box
          role="group"
          aria-labelledby={labelId}
          aria-describedby={textId}
          tabIndex={-1}
          sx={{ maxHeight: 320, overflowY: 'auto' }}
        >
          {from && to && from <= to ? (
            <Starting from={from} to={to} runId={runId} />
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>Elegí el mes primero.</Typography>
          )}
        </Box>
      </Field>
    </>
  );
}

interface StartingProps {
  from: string;
  to: string;
  runId: number | null;
}

function Starting({ from, to, runId }: StartingProps) {
  const query = useListStartingVacationsQuery({ from, to });
  const [siteId, agreement] = useWatch({ name: ['siteId', 'agreement'] });
  return (
    <QueryState query={query} skeleton={<SkeletonRows rows={2} />}>
      {({ rows, total }) => {
        const shown = rows.filter(
          (row) =>
            (!siteId || row.siteId === Number(siteId)) &&
            (!agreement || row.agreement === agreement),
        );
        if (shown.length === 0)
          return (
            <Typography sx={{ color: 'text.secondary' }}>
              Nadie empieza sus vacaciones en esos días.
            </Typography>
          );
        return (
          <>
            {shown.map((row) => (
              <Vacation key={row.leaveId} vacation={row} runId={runId} />
            ))}
            {total > rows.length ? (
              <Typography sx={{ color: 'text.secondary' }}>
                {`Y ${counted(total - rows.length, 'más', 'más')}: sin marcar a nadie se les paga a todas.`}
              </Typography>
            ) : null}
          </>
        );
      }}
    </QueryState>
  );
}

interface VacationProps {
  vacation: StartingVacation;
  runId: number | null;
}

function Vacation({ vacation, runId }: VacationProps) {
  const { personId, name, docket, fromDay, toDay, run } = vacation;
  const { setValue } = useFormContext();
  const chosen: readonly number[] = useWatch({ name: 'personIds' }) ?? [];
  const taken = run !== null && run.id !== runId;
  const on = chosen.includes(personId);
  const choose = (now: boolean) =>
    setValue('personIds', now ? [...chosen, personId] : chosen.filter((one) => one !== personId), {
      shouldDirty: true,
      shouldValidate: true,
    });
  return (
    <FormControlLabel
      sx={{ display: 'flex', alignItems: 'center', mr: 0 }}
      disabled={taken && !on}
      label={
        <Box sx={{ py: 1 }}>
          {`${name} (legajo ${docket})`}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`${rangeText(fromDay, toDay)}${taken ? `. Ya las paga ${run.title}` : ''}`}
          </Typography>
        </Box>
      }
      control={<Checkbox checked={on} onChange={(_event, now) => choose(now)} />}
    />
  );
}
