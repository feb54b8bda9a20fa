import { useForm } from 'react-hook-form';
import { ConflictDialog } from '@/components/dialog/ConflictDialog';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { useVersionedSave } from '@/components/form/useVersionedSave';
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
  const draft = useDraft(form, `emergency/${personId}`, family.version);
  const done = () => {
    draft.forget();
    onClose();
  };
  const { save, conflict, saving, keepMine, leaveConflict } = useVersionedSave<
    EmergencyValues,
    Family
  >(async (values, version) => {
    await send(emergencyInput(values, personId, version)).unwrap();
    notify({ text: 'Se guardó a quién llamar' });
    done();
  });
  return (
    <>
      <FormDialog
        open
        title="En una emergencia"
        form={form}
        draft={draft}
        submitLabel="Guardar"
        onSubmit={(values) => save(values, draft.version)}
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
      </FormDialog>
      <ConflictDialog
        open={conflict !== null}
        fields={conflict ? emergencyConflict(conflict.mine, conflict.stored) : []}
        saving={saving}
        onKeepMine={keepMine}
        onKeepStored={done}
        onClose={leaveConflict}
      />
    </>
  );
}
