import { useForm } from 'react-hook-form';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { useRecordSave } from '@/components/form/useRecordSave';
import { DependantInputs } from '@/components/person/DependantInputs';
import {
  type DependantValues,
  dependantForm,
  dependantValues,
} from '@/components/person/dependantForm';
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
  const record = useRecordSave<DependantValues, Dependant>({
    form,
    draftKey: `dependant/${personId}/${row?.id ?? 'new'}`,
    version: row?.version,
    send: async (values, version) => {
      const fields = dependantInput(values, personId);
      await send(row ? { ...fields, id: row.id, version } : fields).unwrap();
      notify({ text: row ? 'Cambios guardados' : `Se agregó a ${values.name}` });
    },
    onDone: onClose,
  });
  return (
    <RecordDialog
      title={row ? 'Editar familiar' : 'Agregar familiar'}
      form={form}
      record={record}
      submitLabel={row ? 'Guardar' : 'Agregar'}
      conflictFields={dependantConflict}
      onClose={onClose}
    >
      <DependantInputs />
    </RecordDialog>
  );
}
