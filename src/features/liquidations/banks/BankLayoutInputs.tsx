import { columnSources, edgeSources } from '@contract/liquidations/bankColumn';
import { bankShape, bankLayoutRecord as record } from '@contract/liquidations/bankLayout';
import Alert from '@mui/material/Alert';
import { skipToken } from '@reduxjs/toolkit/query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSettled } from '@/components/form/useSettled';
import { Section } from '@/components/page/Section';
import { RecordInput } from '@/components/record/RecordInput';
import type { HeldBy } from '@/components/record/recordForm';
import { asAppError } from '@/components/state/asAppError';
import { usePreviewBankLayoutQuery } from '@/services/wms/generated/liquidations.gen';
import { BankColumnsInput } from './BankColumnsInput';
import { BankPreview } from './BankPreview';
import { bankLayoutForm } from './bankLayoutForm';

type Held = HeldBy<typeof bankLayoutForm>;

/** The fields of a layout, with the first lines that it would write below them. */
export function BankLayoutInputs({ fresh }: { fresh: boolean }) {
  const kind = useWatch<Held>({ name: 'format' });
  const fixed = kind === 'fixed';
  const workbook = kind === 'xlsx';
  return (
    <>
      <RecordInput record={record} name="name" autoFocus={fresh} hint="El del banco." />
      <RecordInput record={record} name="format" />
      {kind === 'csv' ? <RecordInput record={record} name="separator" /> : null}
      {fixed ? null : <RecordInput record={record} name="titles" />}
      <BankColumnsInput name="columns" offered={columnSources} fixed={fixed} />
      <BankColumnsInput
        name="heading"
        offered={edgeSources}
        fixed={fixed}
        hint="Una línea antes de todas, con la cantidad o la suma si el banco la pide."
      />
      <BankColumnsInput
        name="closing"
        offered={edgeSources}
        fixed={fixed}
        hint="Una línea después de todas."
      />
      <RecordInput record={record} name="letters" />
      {workbook ? null : <RecordInput record={record} name="encoding" />}
      {workbook ? null : <RecordInput record={record} name="lineEnd" />}
      <RecordInput
        record={record}
        name="fileName"
        hint="Puede llevar {titulo}, {mes}, {pago} y {cuit}."
      />
      <Section title="Así quedan las primeras líneas">
        <Previewed fixed={fixed} />
      </Section>
    </>
  );
}

/** The lines are looked at before the file has a name. */
const UNNAMED = 'archivo';

/** The layout as it is written, with the figures of the last run; what it lacks is said without asking. */
function Previewed({ fixed }: { fixed: boolean }) {
  const { getValues } = useFormContext<Held>();
  useWatch<Held>();
  const { name: _name, ...held } = useSettled(bankLayoutForm.input(getValues()));
  const written = { ...held, fileName: held.fileName || UNNAMED };
  const { success, error: lacks } = bankShape.safeParse(written);
  const { currentData, error } = usePreviewBankLayoutQuery(success ? written : skipToken);
  if (lacks) return <Alert severity="warning">{lacks.issues[0]?.message}</Alert>;
  if (error) {
    const { message, fields } = asAppError(error);
    return <Alert severity="warning">{Object.values(fields ?? {})[0] ?? message}</Alert>;
  }
  return currentData ? <BankPreview preview={currentData} fixed={fixed} /> : null;
}
