import { garnishmentRecord as record } from '@contract/garnishments/garnishment';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { PersonInput } from '@/components/references/PersonInput';
import {
  type Garnishment,
  useSaveGarnishmentMutation,
} from '@/services/wms/generated/garnishments.gen';
import { localDay } from '@/utils/localDay';
import { garnishmentForm } from '../garnishmentForm';

interface GarnishmentEditorProps {
  row: Garnishment | null;
  onClose: () => void;
}

/** An order as the paper of the court says it. */
export function GarnishmentEditor({ row, onClose }: GarnishmentEditorProps) {
  const [send] = useSaveGarnishmentMutation();
  const name = row?.person.name ?? '';
  const model = useMemo(() => garnishmentForm(name), [name]);
  return (
    <RecordEditor
      model={model}
      row={row}
      known={{ receivedOn: localDay(), fromDay: localDay() }}
      title={row ? `Embargo de ${name}` : 'Nuevo embargo'}
      added="Embargo cargado"
      send={send}
      onClose={onClose}
    >
      <GarnishmentInputs kept={row !== null} />
    </RecordEditor>
  );
}

function GarnishmentInputs({ kept }: { kept: boolean }) {
  const [kind, take] = useWatch({ name: ['kind', 'take'] });
  const maintenance = kind === 'maintenance';
  const { labels } = record.fields.take;
  const takes = (['legal', 'percent', 'amount'] as const)
    .filter((value) => !(maintenance && value === 'legal'))
    .map((value) => ({ value, label: labels[value] }));
  return (
    <>
      <PersonInput name="personId" label={record.fields.personId.label} disabled={kept} />
      <RecordInput record={record} name="kind" />
      <RecordInput record={record} name="court" />
      <RecordInput record={record} name="file" hint="Número y carátula, como dice el oficio." />
      <RecordInput record={record} name="account" hint="Adonde se deposita lo que se retiene." />
      <RecordInput record={record} name="take" options={takes} />
      {take === 'percent' ? <RecordInput record={record} name="percent" required /> : null}
      {take === 'percent' ? <RecordInput record={record} name="of" /> : null}
      {take === 'amount' ? <RecordInput record={record} name="amount" required /> : null}
      <RecordInput
        record={record}
        name="total"
        required={!maintenance}
        hint={
          maintenance
            ? 'Vacío: sigue hasta que se levante.'
            : 'Con intereses y costas. Al completarse deja de retenerse.'
        }
      />
      <RecordInput
        record={record}
        name="takenBefore"
        hint="De un embargo que ya se venía reteniendo con otro sistema."
      />
      <RecordInput record={record} name="onSac" />
      <RecordInput
        record={record}
        name="receivedOn"
        hint="El que llegó antes se retiene antes que el resto."
      />
      <RecordInput record={record} name="fromDay" />
      <RecordInput record={record} name="toDay" hint="Vacío: sigue hasta que se levante." />
      <RecordInput record={record} name="note" />
    </>
  );
}
