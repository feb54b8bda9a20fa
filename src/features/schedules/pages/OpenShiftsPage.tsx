import { useState } from 'react';
import { GridCatalog } from '@/components/catalog/GridCatalog';
import { RemoveDialog } from '@/components/dialog/RemoveDialog';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { type OpenShift, useDeleteOpenShiftMutation } from '@/services/wms/generated/schedules.gen';
import { routes } from '@/utils/paths';
import { OpenShiftEditor } from '../catalog/OpenShiftEditor';
import { openShiftColumns, openShiftsList } from '../catalog/openShiftColumns';

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
