import { linkRecord as record } from '@contract/sync/link';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectInput } from '@/components/form/SelectInput';
import { RecordInput } from '@/components/record/RecordInput';
import type { LinkChoices, LinkOutKind } from '@/services/wms/generated/sync.gen';
import type { LinkHeld } from '../linkForm';
import { fileNameText } from './fileNameText';

const { fields } = record;

/** Another list has other views, days and periods: when somebody chooses one, what was chosen for the one before goes. */
function useKindOf(outs: readonly LinkOutKind[]): LinkOutKind | undefined {
  const { setValue, watch } = useFormContext<LinkHeld>();
  const what = useWatch<LinkHeld, 'what'>({ name: 'what' });
  useEffect(() => {
    // A draft or a file that fills the form in is no choice of somebody's.
    const { unsubscribe } = watch((held, { name, type }) => {
      if (name !== 'what' || type !== 'change') return;
      const kind = outs.find(({ list }) => list === held.what);
      setValue('view', '');
      setValue('period', kind?.periods[0] ?? 'all');
      setValue('periodBy', kind?.dates[0]?.key ?? '');
    });
    return unsubscribe;
  }, [outs, setValue, watch]);
  return outs.find(({ list }) => list === what);
}

/** The form asks which list leaves, by which view and period, and as which file. */
export function OutFields({ choices }: { choices: LinkChoices }) {
  const kind = useKindOf(choices.outs);
  return (
    <>
      <SelectInput<LinkHeld>
        name="what"
        label="Qué sale"
        options={choices.outs.map(({ list, title }) => ({ value: list, label: title }))}
      />
      {kind ? <NarrowFields kind={kind} /> : null}
      <RecordInput record={record} name="format" />
      <NameField />
    </>
  );
}

function NarrowFields({ kind: { views, periods, dates } }: { kind: LinkOutKind }) {
  const period = useWatch<LinkHeld, 'period'>({ name: 'period' });
  const view = useWatch<LinkHeld, 'view'>({ name: 'view' });
  // A view that is not there any more is shown, and refused by the server: it is never dropped without a word.
  const shown = view === '' || views.includes(view) ? views : [...views, view];
  return (
    <>
      {shown.length > 0 ? (
        <SelectInput<LinkHeld>
          name="view"
          label={fields.view.label}
          hint="Salen las filas y las columnas de esa vista de la lista."
          optional
          placeholder={fields.view.none}
          options={shown.map((name) => ({ value: name, label: name }))}
        />
      ) : null}
      {periods.length > 1 ? (
        <SelectInput<LinkHeld>
          name="period"
          label={fields.period.label}
          hint="Se cuenta desde el día en que corre."
          options={periods.map((value) => ({ value, label: fields.period.labels[value] ?? value }))}
        />
      ) : null}
      {period !== 'all' && dates.length > 0 ? (
        <SelectInput<LinkHeld>
          name="periodBy"
          label={fields.periodBy.label}
          options={dates.map(({ key, label }) => ({ value: key, label }))}
        />
      ) : null}
    </>
  );
}

function NameField() {
  const [outName, period, format] = useWatch<LinkHeld, ['outName', 'period', 'format']>({
    name: ['outName', 'period', 'format'],
  });
  return (
    <RecordInput
      record={record}
      name="outName"
      required
      hint={`Lleva el período, o el momento si no hay: ${fileNameText(outName || 'horas', period, format)}`}
    />
  );
}
