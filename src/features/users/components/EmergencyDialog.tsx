import { useForm } from 'react-hook-form';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { useRecordSave } from '@/components/form/useRecordSave';
import { type Family, useSaveEmergencyContactMutation } from '../api';
import {
  type EmergencyValues,
  emergencyConflict,
  emergencyForm,
  emergencyInput,
  emergencyValues,
} from '../emergencyModel';

const resolver = contractResolver(emergencyForm);

export function EmergencyDialog({ family, onClose }: { family: Family; onClose: () => void }) {
  const { personId } = family;
  const [send] = useSaveEmergencyContactMutation();
  const notify = useNotice();
  const form = useForm<EmergencyValues>({ resolver, defaultValues: emergencyValues(family) });
  const record = useRecordSave<EmergencyValues, Family>({
    form,
    draftKey: `emergency/${personId}`,
    version: family.version,
    send: async (values, version) => {
      await send(emergencyInput(values, personId, version)).unwrap();
      notify({ text: 'Se guardó a quién llamar' });
    },
    onDone: onClose,
  });
  return (
    <RecordDialog
      title="En una emergencia"
      form={form}
      record={record}
      conflictFields={emergencyConflict}
      onClose={onClose}
    >
      <TextInput<EmergencyValues>
        name="emergencyName"
        label="A quién llamar"
        hint="Vacío: a nadie."
        maxLength={120}
        optional
      />
      <TextInput<EmergencyValues>
        name="emergencyKinship"
        label="Vínculo"
        hint="Por ejemplo, hermana o pareja."
        maxLength={60}
        optional
      />
      <TextInput<EmergencyValues>
        name="emergencyPhone"
        label="Teléfono"
        type="tel"
        maxLength={40}
        optional
      />
    </RecordDialog>
  );
}
