import { emergencyRecord as record } from '@contract/users/family';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { TextInput } from '@/components/form/TextInput';
import { RecordInput } from '@/components/record/RecordInput';
import { useRecordForm } from '@/components/record/useRecordForm';
import { type Family, useSaveEmergencyContactMutation } from '@/services/wms/generated/users.gen';
import { emergencyForm } from '../emergencyForm';

const { label, max } = record.fields.emergencyPhone;

export function EmergencyDialog({ family, onClose }: { family: Family; onClose: () => void }) {
  const { personId } = family;
  const [send] = useSaveEmergencyContactMutation();
  const edit = useRecordForm(emergencyForm, {
    row: { ...family, id: personId },
    send: ({ id: _id, version = family.version, ...fields }) =>
      send({ ...fields, personId, version }),
    saved: 'Se guardó a quién llamar',
    onDone: onClose,
  });
  return (
    <RecordDialog title="En una emergencia" onClose={onClose} {...edit}>
      <RecordInput record={record} name="emergencyName" hint="Vacío: a nadie." />
      <RecordInput record={record} name="emergencyKinship" hint="Por ejemplo, hermana o pareja." />
      <TextInput name="emergencyPhone" label={label} type="tel" maxLength={max} optional />
    </RecordDialog>
  );
}
