import { counted } from '@contract/core/counted';
import { columnSources, edgeSources } from '@contract/liquidations/bankColumn';
import { bankShape, bankLayoutRecord as record } from '@contract/liquidations/bankLayout';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Catalog } from '@/components/catalog/Catalog';
import { RemoveDialog } from '@/components/dialog/RemoveDialog';
import { useSettled } from '@/components/form/useSettled';
import { Section } from '@/components/page/Section';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import type { HeldBy } from '@/components/record/recordForm';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { asAppError } from '@/components/state/asAppError';
import {
  type BankLayout as Layout,
  useListBankLayoutsQuery,
  usePreviewBankLayoutQuery,
  useRemoveBankLayoutMutation,
  useSaveBankLayoutMutation,
} from '@/services/wms/generated/liquidations.gen';
import { routes as paths } from '@/utils/paths';
import { BankColumnsInput } from '../banks/BankColumnsInput';
import { BankPreview } from '../banks/BankPreview';
import { bankLayoutForm } from '../banks/bankLayoutForm';

type Held = HeldBy<typeof bankLayoutForm>;

const { format, encoding } = record.fields;

/** "Texto de ancho fijo · 118 lugares · 6 columnas · Latin-1 · con línea de cierre". */
function rulesOf(row: Layout): string {
  const wide = row.columns.reduce((sum, { width }) => sum + width, 0);
  return [
    format.labels[row.format],
    row.format === 'fixed' ? counted(wide, 'lugar', 'lugares') : '',
    counted(row.columns.length, 'columna', 'columnas'),
    encoding.labels[row.encoding],
    row.heading.length > 0 ? 'con encabezado' : '',
    row.closing.length > 0 ? 'con línea de cierre' : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function Layouts() {
  const query = useListBankLayoutsQuery();
  const [send] = useSaveBankLayoutMutation();
  const [remove] = useRemoveBankLayoutMutation();
  const [removing, setRemoving] = useState<Layout | null>(null);
  return (
    <>
      <Catalog
        title="Diseños de banco"
        back={{ to: paths.liquidations, label: 'Liquidaciones' }}
        addLabel="Nuevo diseño"
        query={query}
        groups={(rows) => [['Archivos de transferencias', rows] as const]}
        card={(row, edits) => ({
          name: row.name,
          rules: rulesOf(row),
          active: true,
          actions: edits ? (
            <Button
              size="small"
              color="error"
              aria-label={`Quitar ${row.name}`}
              onClick={() => setRemoving(row)}
            >
              Quitar
            </Button>
          ) : null,
        })}
        editor={(row, onClose) => (
          <RecordEditor
            model={bankLayoutForm}
            row={row}
            title={row ? row.name : 'Nuevo diseño'}
            added="Diseño agregado"
            send={send}
            onClose={onClose}
          >
            <LayoutInputs fresh={row === null} />
          </RecordEditor>
        )}
      />
      {removing ? (
        <RemoveDialog
          title={`¿Quitar ${removing.name}?`}
          removed="Diseño quitado"
          send={() => remove({ id: removing.id, version: removing.version })}
          onClose={() => setRemoving(null)}
        >
          Deja de ofrecerse. Los archivos ya descargados no cambian.
        </RemoveDialog>
      ) : null}
    </>
  );
}

function LayoutInputs({ fresh }: { fresh: boolean }) {
  const fixed = useWatch<Held>({ name: 'format' }) === 'fixed';
  return (
    <>
      <RecordInput record={record} name="name" autoFocus={fresh} hint="El del banco." />
      <RecordInput record={record} name="format" />
      {fixed ? null : <RecordInput record={record} name="separator" />}
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
      <RecordInput record={record} name="encoding" />
      <RecordInput record={record} name="lineEnd" />
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

/** /liquidations/banks: how each bank wants the file of its transfers. */
export function BankLayoutsPage() {
  return (
    <RequirePermission flag="LIQUIDATION.SHOW">
      <Layouts />
    </RequirePermission>
  );
}
