import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { usePhone } from '@/components/dialog/usePhone';
import { useNotice } from '@/components/feedback/useNotice';
import { RecordForm } from '@/components/form/RecordForm';
import { useRecordSave } from '@/components/form/useRecordSave';
import { asAppError } from '@/components/state/asAppError';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { SentBackRequest } from '@/components/workflow/SentBackNote';
import { selectUser } from '@/services/session/userSlice';
import {
  type LeaveDetail,
  type LeavePreview,
  type LeaveType,
  useRequestLeaveMutation,
  useSimulateLeaveQuery,
} from '@/services/wms/generated/holidays.gen';
import { leavePath, routes } from '@/utils/paths';
import { LeaveEffect } from './LeaveEffect';
import { LeaveInputs } from './LeaveInputs';
import { isSimulable, type LeaveValues, leaveForm, leaveInput, movedTo } from './leaveForm';

interface LeaveRequestFormProps {
  types: readonly LeaveType[];
  forOthers: boolean;
  /** For whom it opens. */
  personId: number | null;
  /** The one that was sent back. */
  before?: LeaveDetail;
}

/** The request, with its effect beside it while it is filled in; on a phone, before the button that sends it. */
export function LeaveRequestForm({ types, forOthers, personId, before }: LeaveRequestFormProps) {
  const [send] = useRequestLeaveMutation();
  const navigate = useNavigate();
  const notify = useNotice();
  const model = useMemo(() => leaveForm(types), [types]);
  const known = before ? {} : { personId, typeId: types[0]?.id ?? ('' as const) };
  const form = useForm<LeaveValues>({
    resolver: model.resolver,
    defaultValues: model.values(before ?? null, known),
  });
  const values = useSettled(useWatch({ control: form.control }) as LeaveValues);
  const { note: _note, ...asked } = leaveInput(model, values);
  const leaveId = before ? { leaveId: before.id } : {};
  const effect = useSimulateLeaveQuery({ ...asked, ...leaveId }, { skip: !isSimulable(values) });
  const stored = useRef(before?.id ?? 0);
  const save = useRecordSave<LeaveValues, LeaveDetail>({
    form,
    draftKey: `leave/${before?.id ?? 'new'}`,
    version: before?.version,
    compared: model,
    send: async (held, version) => {
      const again = before ? { ...leaveId, version } : {};
      const { id } = await send({ ...leaveInput(model, held), ...again }).unwrap();
      stored.current = id;
      notify({
        text:
          held.personId === null
            ? 'Solicitud enviada: te avisamos cuando la decidan'
            : 'Solicitud enviada: avisamos a la persona cuando la decidan',
      });
    },
    onDone: () => navigate(leavePath(stored.current), { replace: true }),
  });
  const start = (day: string) => {
    const moved = movedTo(form.getValues(), day);
    form.setValue('fromDay', moved.fromDay, { shouldDirty: true });
    form.setValue('toDay', moved.toDay, { shouldDirty: true, shouldValidate: true });
  };
  const phone = usePhone();
  const { WMS_USER_ID: own } = useAppSelector(selectUser);
  const asksFor = before ? before.person.id : values.personId;
  const other = asksFor !== null && asksFor !== own;
  const panel = (
    <EffectPanel query={effect} simulable={isSimulable(values)} other={other} onStart={start} />
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <RecordForm
        form={form}
        record={save}
        submitLabel={before ? 'Enviar de nuevo' : 'Pedir'}
        conflictFields={model.conflict}
        onCancel={() => navigate(before ? leavePath(before.id) : routes.holidays)}
      >
        {before ? <SentBackRequest requestId={before.requestId} /> : null}
        <LeaveInputs types={types} forOthers={forOthers && !before} />
        {phone ? panel : null}
      </RecordForm>
      {phone ? null : panel}
    </Box>
  );
}

const pause = 250;

/** The value once it has stopped changing: nobody asks the server at each letter. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface EffectPanelProps {
  query: { data?: LeavePreview; isFetching: boolean; isError: boolean; error?: unknown };
  /** Enough is filled in to say what it would do. */
  simulable: boolean;
  /** It is asked for somebody else. */
  other: boolean;
  onStart: (day: string) => void;
}

function effectOf({ query, simulable, other, onStart }: EffectPanelProps) {
  if (!simulable) {
    return (
      <Card sx={{ p: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {other
            ? 'Elegí las fechas y acá vas a ver cuántos días usa, cuánto le queda, cuándo vuelve y quién más falta.'
            : 'Elegí las fechas y acá vas a ver cuántos días usa, cuánto te queda, cuándo volvés y quién más falta.'}
        </Typography>
      </Card>
    );
  }
  if (query.isError) return <Alert severity="error">{asAppError(query.error).message}</Alert>;
  return query.data ? (
    <LeaveEffect preview={query.data} stale={query.isFetching} other={other} onStart={onStart} />
  ) : (
    <SkeletonRows rows={5} />
  );
}

/** The panel says what the request would do, anew at each change. */
function EffectPanel(props: EffectPanelProps) {
  return (
    <Box component="section" aria-label="Qué pasaría" aria-live="polite">
      {effectOf(props)}
    </Box>
  );
}
