import { emergencyRecord as record } from '@contract/users/family';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { RemoveDialog } from '@/components/dialog/RemoveDialog';
import { TextInput } from '@/components/form/TextInput';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { DependantInputs } from '@/components/person/DependantInputs';
import { DependantList } from '@/components/person/DependantList';
import { dependantForm } from '@/components/person/dependantForm';
import { EmergencyFacts } from '@/components/person/EmergencyFacts';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { useRecordForm } from '@/components/record/useRecordForm';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type Dependant,
  type Family,
  useDeleteDependantMutation,
  useGetFamilyQuery,
  useSaveDependantMutation,
  useSaveEmergencyContactMutation,
} from '@/services/wms/generated/users.gen';
import { emergencyForm } from '../emergencyForm';
import type { PartProps } from './PartProps';
import { RowButtons } from './RowButtons';

type Asking =
  | { kind: 'contact' }
  | { kind: 'save'; row: Dependant | null }
  | { kind: 'delete'; row: Dependant };

/** The people whom a person maintains, and the contact to call for them. */
export function FamilyTab({ id, keeps }: PartProps) {
  const query = useGetFamilyQuery(id);
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const add = keeps ? (
    <Button startIcon={<Icon name="add" />} onClick={() => setAsking({ kind: 'save', row: null })}>
      Agregar familiar
    </Button>
  ) : null;
  const edit = keeps ? (
    <Button startIcon={<Icon name="edit" />} onClick={() => setAsking({ kind: 'contact' })}>
      Cambiar
    </Button>
  ) : null;
  const actions = keeps
    ? (row: Dependant) => (
        <RowButtons
          what={`a ${row.name}`}
          onEdit={() => setAsking({ kind: 'save', row })}
          onDelete={() => setAsking({ kind: 'delete', row })}
        />
      )
    : undefined;
  return (
    <>
      <QueryState query={query} skeleton={<SkeletonRows rows={4} />}>
        {(family) => (
          <>
            <Section title="Emergencias" action={edit}>
              <Card sx={{ p: { xs: 2, md: 3 } }}>
                <EmergencyFacts contact={family} />
              </Card>
            </Section>
            <Section title="Familiares a cargo" action={add}>
              <Card>
                {family.dependants.length > 0 ? (
                  <DependantList rows={family.dependants} actions={actions} />
                ) : (
                  <StateMessage icon="people" title="No tiene familiares a cargo" />
                )}
              </Card>
            </Section>
          </>
        )}
      </QueryState>
      {asking?.kind === 'contact' && query.data ? (
        <EmergencyDialog family={query.data} onClose={close} />
      ) : null}
      {asking?.kind === 'save' ? (
        <DependantDialog personId={id} row={asking.row} onClose={close} />
      ) : null}
      {asking?.kind === 'delete' ? (
        <DeleteDependantDialog personId={id} row={asking.row} onClose={close} />
      ) : null}
    </>
  );
}

const { label, max } = record.fields.emergencyPhone;

function EmergencyDialog({ family, onClose }: { family: Family; onClose: () => void }) {
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

interface DeleteDependantDialogProps {
  personId: number;
  row: Dependant;
  onClose: () => void;
}

function DeleteDependantDialog({ personId, row, onClose }: DeleteDependantDialogProps) {
  const [send] = useDeleteDependantMutation();
  const { id, version, name } = row;
  return (
    <RemoveDialog
      title="¿Quitar este familiar?"
      removed={`Se quitó a ${name}`}
      send={() => send({ personId, id, version })}
      onClose={onClose}
    >
      {name} deja de figurar, como si nunca se hubiera cargado. Si estuvo a cargo y ya no lo está,
      editalo y escribí hasta qué día. La auditoría conserva lo que se quita.
    </RemoveDialog>
  );
}

interface DependantDialogProps {
  personId: number;
  /** Null to add one. */
  row: Dependant | null;
  onClose: () => void;
}

function DependantDialog({ personId, row, onClose }: DependantDialogProps) {
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
