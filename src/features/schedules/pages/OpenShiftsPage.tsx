import { openShiftRecord as record } from '@contract/schedules/openShift';
import { useMemo, useState } from 'react';
import { GridCatalog } from '@/components/catalog/GridCatalog';
import type { Choice } from '@/components/data-grid/gridColumn';
import { RemoveDialog } from '@/components/dialog/RemoveDialog';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import {
  type OpenShift,
  useDeleteOpenShiftMutation,
  useListShiftsQuery,
  useSaveOpenShiftMutation,
} from '@/services/wms/generated/schedules.gen';
import { routes } from '@/utils/paths';
import { openShiftColumns, openShiftsList } from '../catalog/openShiftColumns';
import { openShiftForm } from '../catalog/openShiftForm';

function OpenShifts() {
  const [removing, setRemoving] = useState<OpenShift | null>(null);
  const [remove] = useDeleteOpenShiftMutation();
  return (
    <>
      <GridCatalog
        title="Turnos abiertos"
        back={{ to: routes.schedules, label: 'Horarios' }}
        icon="schedules"
        edits
        addLabel="Ofrecer un turno"
        list={openShiftsList}
        columns={openShiftColumns}
        rowName={(row) => row.shiftName}
        moreActions={(row) => [
          { label: 'Quitar', icon: 'delete', danger: true, run: () => setRemoving(row) },
        ]}
        searchLabel="Buscar por área o turno"
        editor={(row, onClose) => <OpenShiftEditor row={row} onClose={onClose} />}
      />
      {removing ? (
        <RemoveDialog
          title={`Dejar de ofrecer ${removing.shiftName}`}
          removed="El turno ya no se ofrece"
          send={() => remove({ id: removing.id, version: removing.version })}
          onClose={() => setRemoving(null)}
        >
          Nadie lo va a poder tomar. Si ya lo tomó alguien, dejale los lugares que tiene ocupados.
        </RemoveDialog>
      ) : null}
    </>
  );
}

/** /schedules/open: shifts that an area is offered, and who took them. */
export function OpenShiftsPage() {
  return (
    <RequirePermission flag="SCHEDULES.CREATE">
      <OpenShifts />
    </RequirePermission>
  );
}

interface OpenShiftEditorProps {
  row: OpenShift | null;
  onClose: () => void;
}

function OpenShiftEditor({ row, onClose }: OpenShiftEditorProps) {
  const { areas } = usePlaces();
  const { data } = useListShiftsQuery();
  const [send] = useSaveOpenShiftMutation();
  const shifts = useMemo(
    (): Choice[] =>
      (data?.rows ?? [])
        .filter(({ active, id }) => active || id === row?.shiftId)
        .map(({ id, name, startsAt, endsAt }) => ({
          value: id,
          label: `${name}, ${startsAt} a ${endsAt}`,
        })),
    [data, row],
  );
  const model = useMemo(() => openShiftForm(areas, shifts), [areas, shifts]);
  const kept = row !== null && row.taken > 0;
  const hint = kept ? 'Ya lo tomó alguien: solo cambian los lugares.' : undefined;
  return (
    <RecordEditor
      model={model}
      row={row}
      title={row ? row.shiftName : 'Ofrecer un turno'}
      added="Turno ofrecido: le avisamos al área"
      send={send}
      onClose={onClose}
    >
      <RecordInput record={record} name="areaId" options={areas} disabled={kept} hint={hint} />
      <RecordInput record={record} name="day" disabled={kept} />
      <RecordInput record={record} name="shiftId" options={shifts} disabled={kept} />
      <RecordInput
        record={record}
        name="places"
        hint="Lo tienen quienes lo toman primero, si les da el descanso."
      />
    </RecordEditor>
  );
}
