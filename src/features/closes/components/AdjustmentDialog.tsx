import { isTimed, periodAdjustmentRecord } from '@contract/closes/periodAdjustment';
import { useWatch } from 'react-hook-form';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { PersonInput } from '@/components/references/PersonInput';
import { useAddAdjustmentMutation } from '@/services/wms/generated/closes.gen';
import { type AdjustmentHeld, adjustmentForm } from '../adjustmentForm';

/** The adjustment came late for a closed month, and the server puts it into the first one that is open. */
export function AdjustmentDialog({ onClose }: { onClose: () => void }) {
  const [add] = useAddAdjustmentMutation();
  return (
    <RecordEditor
      model={adjustmentForm}
      row={null}
      title="Cargar un ajuste"
      added="Ajuste cargado en el primer mes abierto"
      send={add}
      onClose={onClose}
    >
      <PersonInput name="personId" label={periodAdjustmentRecord.fields.personId.label} />
      <RecordInput record={periodAdjustmentRecord} name="day" />
      <RecordInput record={periodAdjustmentRecord} name="figure" />
      <Amount />
      <RecordInput
        record={periodAdjustmentRecord}
        name="reason"
        hint="La persona lo lee en sus horas."
      />
    </RecordEditor>
  );
}

function Amount() {
  const figure = useWatch<AdjustmentHeld, 'figure'>({ name: 'figure' });
  if (!isTimed(figure)) return null;
  return (
    <>
      <RecordInput record={periodAdjustmentRecord} name="minutes" />
      <RecordInput record={periodAdjustmentRecord} name="sign" />
    </>
  );
}
