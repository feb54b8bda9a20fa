import { isFamily, taxDeductionRecord as record } from '@contract/incomeTax/taxDeduction';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { PersonInput } from '@/components/references/PersonInput';
import {
  type TaxDeduction,
  useSaveTaxDeductionMutation,
} from '@/services/wms/generated/incomeTax.gen';
import { localDay } from '@/utils/localDay';
import { taxDeductionForm } from '../taxDeductionForm';

interface TaxDeductionEditorProps {
  row: TaxDeduction | null;
  onClose: () => void;
}

/** A line of the form that somebody sent to ARCA. */
export function TaxDeductionEditor({ row, onClose }: TaxDeductionEditorProps) {
  const [send] = useSaveTaxDeductionMutation();
  const name = row?.person.name ?? '';
  const model = useMemo(() => taxDeductionForm(name), [name]);
  return (
    <RecordEditor
      model={model}
      row={row}
      known={{ fromDay: localDay() }}
      title={row ? `Deducción de ${name}` : 'Nueva deducción'}
      added="Deducción cargada"
      send={send}
      onClose={onClose}
    >
      <TaxDeductionInputs kept={row !== null} />
    </RecordEditor>
  );
}

function TaxDeductionInputs({ kept }: { kept: boolean }) {
  const kind = useWatch({ name: 'kind' });
  const family = kind !== '' && isFamily(kind);
  return (
    <>
      <PersonInput name="personId" label={record.fields.personId.label} disabled={kept} />
      <RecordInput record={record} name="kind" />
      {family ? <RecordInput record={record} name="part" /> : null}
      {family || kind === '' ? null : (
        <RecordInput
          record={record}
          name="amount"
          required
          hint="Lo que la ley deja deducir: los topes de cada deducción ya descontados."
        />
      )}
      <RecordInput record={record} name="detail" />
      <RecordInput record={record} name="fromDay" hint="Cualquier día: el mes cuenta entero." />
      <RecordInput record={record} name="toDay" hint="De un solo mes, un día de ese mismo mes." />
    </>
  );
}
