import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { DataGrid } from '@/components/data-grid/DataGrid';
import { namedChoices } from '@/components/data-grid/namedChoices';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { StateMessage } from '@/components/state/StateMessage';
import { useListLeaveTypesQuery } from '@/services/wms/generated/holidays.gen';
import { leavePath, newLeavePath } from '@/utils/paths';
import { HolidaysTabs } from '../components/HolidaysTabs';
import { leaveColumns } from '../grids/leaveColumns';
import { leavesGrid } from '../grids/leavesGrid';
import { spanText } from '../leaveTexts';

function TeamLeave() {
  const places = usePlaces();
  const { data } = useListLeaveTypesQuery();
  const columns = useMemo(() => leaveColumns(places, namedChoices(data?.rows)), [places, data]);
  return (
    <Page
      title="Licencias del equipo"
      width="wide"
      action={
        <Button
          component={Link}
          to={newLeavePath}
          variant="contained"
          startIcon={<Icon name="add" />}
        >
          Pedir para alguien
        </Button>
      }
    >
      <HolidaysTabs />
      <DataGrid
        list={leavesGrid}
        label="Licencias"
        columns={columns}
        rowName={(row) => `${row.person.name}, ${spanText(row)}`}
        rowPath={(row) => leavePath(row.id)}
        searchLabel="Buscar por nombre o legajo"
        empty={
          <StateMessage icon="holidays" title="Nadie pidió licencias todavía">
            Lo que pida la gente a tu cargo lo vas a ver acá; lo que espera tu decisión, en
            Aprobaciones.
          </StateMessage>
        }
      />
    </Page>
  );
}

/** /holidays/team: the leave of those whom one approves for. */
export function TeamLeavePage() {
  return (
    <RequirePermission flag="HOLIDAYS.APPROVE">
      <TeamLeave />
    </RequirePermission>
  );
}
