import { RecordDialog } from '@/components/dialog/RecordDialog';
import { RecordInput } from '@/components/record/RecordInput';
import { useRecordForm } from '@/components/record/useRecordForm';
import { type PersonPay, useSavePayMutation } from '@/services/wms/generated/users.gen';
import { effectOf } from '../askingEffect';
import { payForm, datedPay as record } from '../payForm';

export function PayDialog({ pay, onClose }: { pay: PersonPay; onClose: () => void }) {
  const { personId } = pay;
  const [send] = useSavePayMutation();
  const edit = useRecordForm(payForm, {
    row: { ...pay, id: personId },
    send: ({ id: _id, version = pay.version, effectiveFrom, ...fields }) =>
      send({ ...fields, personId, version, ...effectOf({ effectiveFrom }) }),
    saved: 'Se guardaron el sueldo y la cuenta',
    onDone: onClose,
  });
  return (
    <RecordDialog title="Sueldo y banco" onClose={onClose} {...edit}>
      <RecordInput record={record} name="agreement" />
      <RecordInput record={record} name="category" />
      <RecordInput record={record} name="salaryBasis" />
      <RecordInput record={record} name="salary" />
      <RecordInput
        record={record}
        name="effectiveFrom"
        hint="Vale para convenio, categoría y sueldo; puede ser un día que pasó o uno por venir."
      />
      <RecordInput record={record} name="cbu" hint="Veintidós números." />
      <RecordInput record={record} name="bankAlias" />
    </RecordDialog>
  );
}
