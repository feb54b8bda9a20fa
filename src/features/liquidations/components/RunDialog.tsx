import { halfField } from '@contract/liquidations/half';
import { payRunRecord as record } from '@contract/liquidations/payRun';
import { useEffect, useMemo, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { SelectInput } from '@/components/form/SelectInput';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import type { HeldBy } from '@/components/record/recordForm';
import { PeopleInput } from '@/components/references/PeopleInput';
import { usePlaces } from '@/components/references/usePlaces';
import {
  type PayRunDetail,
  useSavePayRunMutation,
} from '@/services/wms/generated/liquidations.gen';
import { monthChoices } from '@/utils/monthChoices';
import { payRunPath } from '@/utils/payPaths';
import { runForm, runTitle } from '../runForm';
import { AdjustmentInputs } from './AdjustmentInputs';
import { CompletableMonth } from './CompletableMonth';
import { LeaversInput } from './LeaversInput';
import { VacationsInput } from './VacationsInput';

type Run = Pick<
  PayRunDetail,
  | 'id'
  | 'version'
  | 'kind'
  | 'period'
  | 'half'
  | 'since'
  | 'raise'
  | 'raiseValue'
  | 'category'
  | 'title'
  | 'siteId'
  | 'agreement'
  | 'payDay'
  | 'leavers'
  | 'firstStart'
  | 'lastStart'
  | 'personIds'
  | 'exceptIds'
>;

interface RunDialogProps {
  run: Run | null;
  /** The values of a new run that are known already. */
  known?: Partial<HeldBy<ReturnType<typeof runForm>>>;
  onClose: () => void;
}

/** Opens a run, or corrects one that was not reckoned yet. */
export function RunDialog({ run, known, onClose }: RunDialogProps) {
  const { sites } = usePlaces();
  const [save] = useSavePayRunMutation();
  const navigate = useNavigate();
  const model = useMemo(() => runForm(sites), [sites]);
  return (
    <RecordEditor
      model={model}
      row={run}
      known={known}
      draftKey={
        known ? `pay-run/final/${known.leavers?.map(({ personId }) => personId).join()}` : undefined
      }
      title={run ? run.title : 'Nueva liquidación'}
      added="Liquidación abierta"
      send={(input) => {
        const sent = save(input);
        if (!run) void sent.then(({ data }) => data && navigate(payRunPath(data.id)));
        return sent;
      }}
      onClose={onClose}
    >
      <RunInputs sites={sites} runId={run?.id ?? null} />
    </RecordEditor>
  );
}

const halves = halfField.values.map((value) => ({ value, label: halfField.labels[value] }));

/** So many months before they begin nobody pays vacations. */
const VACATION_MONTHS = 3;

interface RunInputsProps {
  sites: ReturnType<typeof usePlaces>['sites'];
  runId: number | null;
}

function RunInputs({ sites, runId }: RunInputsProps) {
  useFollowingTitle();
  const kind = useWatch({ name: 'kind' });
  return (
    <>
      <RecordInput record={record} name="kind" />
      <SelectInput
        name="period"
        label={record.fields.period.label}
        options={monthChoices(kind === 'vacation' ? VACATION_MONTHS : 1)}
      />
      {kind === 'fortnight' ? (
        <SelectInput name="half" label={halfField.label} options={halves} />
      ) : null}
      {kind === 'adjustment' ? <AdjustmentInputs /> : null}
      {kind === 'supplementary' ? <CompletableMonth /> : null}
      <RecordInput record={record} name="title" hint="Lo lee cada persona en su recibo." />
      <RecordInput
        record={record}
        name="payDay"
        hint={kind === 'vacation' ? 'Antes de que empiecen (LCT, art. 155).' : undefined}
      />
      {kind === 'final' ? (
        <LeaversInput runId={runId} />
      ) : (
        <>
          <RecordInput record={record} name="siteId" options={sites} />
          <RecordInput
            record={record}
            name="agreement"
            hint="Tal como está en la ficha. Vacío: con cualquier convenio, o sin ninguno."
          />
          {kind === 'adjustment' ? (
            <RecordInput record={record} name="category" hint="Tal como está en la ficha." />
          ) : null}
          {kind === 'vacation' ? <VacationsInput runId={runId} /> : <WhoInput />}
        </>
      )}
    </>
  );
}

/** Some alone, or all but some: of a run whose people are those of a place. */
function WhoInput() {
  return (
    <>
      <PeopleInput
        name="personIds"
        label="Solo a estas personas"
        hint="Vacío: a todas las que correspondan."
        optional
      />
      <PeopleInput name="exceptIds" label="Sin estas personas" optional />
    </>
  );
}

/** The title says kind and month until somebody writes another one. */
function useFollowingTitle() {
  const { getValues, setValue } = useFormContext();
  const [kind, period] = useWatch({ name: ['kind', 'period'] });
  const offered = runTitle(String(kind ?? ''), String(period ?? ''));
  const last = useRef(offered);
  useEffect(() => {
    const untouched = getValues('title') === '' || getValues('title') === last.current;
    last.current = offered;
    if (untouched && offered) setValue('title', offered, { shouldDirty: true });
  }, [offered, getValues, setValue]);
}
