import { useMemo, useState } from 'react';
import { GridCatalog } from '@/components/catalog/GridCatalog';
import { RemoveDialog } from '@/components/dialog/RemoveDialog';
import { RecordEditor } from '@/components/record/RecordEditor';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import {
  type ShiftAssignment,
  useDeleteAssignmentMutation,
  useListRotationsQuery,
  useListShiftsQuery,
  useSaveAssignmentMutation,
} from '@/services/wms/generated/schedules.gen';
import { routes } from '@/utils/paths';
import { AssignmentFields } from '../catalog/AssignmentFields';
import { assignmentColumns, assignmentsList } from '../catalog/assignmentColumns';
import { assignmentForm, newAssignment } from '../catalog/assignmentForm';

const none: never[] = [];

function Assignments() {
  const { areas, sites } = usePlaces();
  const rotations = useListRotationsQuery().data?.rows ?? none;
  const shifts = useListShiftsQuery().data?.rows ?? none;
  const [removing, setRemoving] = useState<ShiftAssignment | null>(null);
  const [remove] = useDeleteAssignmentMutation();
  const choices = useMemo(
    () => rotations.map(({ id, name }) => ({ value: id, label: name })),
    [rotations],
  );
  const columns = useMemo(() => assignmentColumns(choices), [choices]);
  return (
    <>
      <GridCatalog
        title="Asignaciones de horarios"
        back={{ to: routes.schedules, label: 'Horarios' }}
        icon="schedules"
        edits
        addLabel="Nueva asignación"
        list={assignmentsList}
        columns={columns}
        rowName={(row) => row.targetName}
        moreActions={(row) => [
          { label: 'Quitar', icon: 'delete', danger: true, run: () => setRemoving(row) },
        ]}
        searchLabel="Buscar por persona, lugar o rotación"
        editor={(row, onClose) => (
          <AssignmentEditor
            row={row}
            onClose={onClose}
            {...{ areas, sites, rotations, shifts, choices }}
          />
        )}
      />
      {removing ? (
        <RemoveDialog
          title={`Quitar la rotación de ${removing.targetName}`}
          removed="Asignación quitada"
          send={() => remove({ id: removing.id, version: removing.version })}
          onClose={() => setRemoving(null)}
        >
          Se quitan también los turnos en borrador que salieron de ella. Si ya se publicó alguno,
          ponele una fecha de fin en vez de quitarla.
        </RemoveDialog>
      ) : null}
    </>
  );
}

/** /schedules/assignments: who works by which rotation. */
export function AssignmentsPage() {
  return (
    <RequirePermission flag="SCHEDULES.CREATE">
      <Assignments />
    </RequirePermission>
  );
}

interface AssignmentEditorProps
  extends Pick<Parameters<typeof AssignmentFields>[0], 'rotations' | 'shifts' | 'areas' | 'sites'> {
  row: ShiftAssignment | null;
  choices: readonly { value: number; label: string }[];
  onClose: () => void;
}

function AssignmentEditor({ row, choices, onClose, ...known }: AssignmentEditorProps) {
  const { areas, sites } = known;
  const [send] = useSaveAssignmentMutation();
  const model = useMemo(
    () =>
      assignmentForm({
        rotations: choices,
        places: { areas, sites },
        personName: () => row?.targetName ?? '—',
      }),
    [choices, areas, sites, row],
  );
  return (
    <RecordEditor
      model={model}
      row={row}
      known={row ? undefined : newAssignment()}
      title={row ? row.targetName : 'Nueva asignación'}
      added="Asignación agregada: sus turnos están en borrador en la grilla"
      send={send}
      onClose={onClose}
    >
      <AssignmentFields model={model} id={row?.id} targetName={row?.targetName} {...known} />
    </RecordEditor>
  );
}
