import { DependantInputs } from '@/components/person/DependantInputs';
import { dependantForm } from '@/components/person/dependantForm';
import { RecordEditor } from '@/components/record/RecordEditor';
import { type Dependant, useSaveDependantMutation } from '@/services/wms/generated/users.gen';

interface DependantDialogProps {
  personId: number;
  /** Null to add one. */
  row: Dependant | null;
  onClose: () => void;
}

export function DependantDialog({ personId, row, onClose }: DependantDialogProps) {
  const [send] = useSaveDependantMutation();
  return (
    <RecordEditor
      model={dependantForm}
      row={row}
      draftKey={`dependant/${personId}/${row?.id ?? 'new'}`}
      title={row ? 'Editar familiar' : 'Agregar familiar'}
      added="Familiar agregado"
      send={(fields) => send({ ...fields, personId })}
      onClose={onClose}
    >
      <DependantInputs />
    </RecordEditor>
  );
}
