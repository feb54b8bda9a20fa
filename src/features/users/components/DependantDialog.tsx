import { useForm } from 'react-hook-form';
import { ConflictDialog } from '@/components/dialog/ConflictDialog';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { useDraft } from '@/components/form/useDraft';
import { useVersionedSave } from '@/components/form/useVersionedSave';
import { DependantInputs } from '@/components/record/DependantInputs';
import {
  type DependantValues,
  dependantForm,
  dependantValues,
} from '@/components/record/dependantForm';
import { type Dependant, useSaveDependantMutation } from '../api';
import { dependantConflict, dependantInput } from '../dependantModel';

const resolver = contractResolver(dependantForm);

interface DependantDialogProps {
  personId: number;
  /** Null to add one. */
  row: Dependant | null;
  onClose: () => void;
}

export function DependantDialog({ personId, row, onClose }: DependantDialogProps) {
  const [send] = useSaveDependantMutation();
  const notify = useNotice();
  const form = useForm<DependantValues>({ resolver, defaultValues: dependantValues(row) });
  const draft = useDraft(form, `dependant/${personId}/${row?.id ?? 'new'}`, row?.version);
  const done = () => {
    draft.forget();
    onClose();
  };
  const { save, conflict, saving, keepMine, leaveConflict } = useVersionedSave<
    DependantValues,
    Dependant
  >(async (values, version) => {
    const fields = dependantInput(values, personId);
    await send(row ? { ...fields, id: row.id, version } : fields).unwrap();
    notify({ text: row ? 'Cambios guardados' : `Se agregó a ${values.name}` });
    done();
  });
  return (
    <>
      <FormDialog
        open
        title={row ? 'Editar familiar' : 'Agregar familiar'}
        form={form}
        draft={draft}
        submitLabel={row ? 'Guardar' : 'Agregar'}
        onSubmit={(values) => save(values, draft.version)}
        onClose={onClose}
      >
        <DependantInputs />
      </FormDialog>
      <ConflictDialog
        open={conflict !== null}
        fields={conflict ? dependantConflict(conflict.mine, conflict.stored) : []}
        saving={saving}
        onKeepMine={keepMine}
        onKeepStored={done}
        onClose={leaveConflict}
      />
    </>
  );
}
