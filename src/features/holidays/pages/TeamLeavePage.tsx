import { leaveRecord } from '@contract/holidays/leaveRecord';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { LeaveTabs } from '@/components/calendar/LeaveTabs';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { gridList } from '@/components/data-grid/gridList';
import { namedChoices } from '@/components/data-grid/namedChoices';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { areaColumn, nameColumn, siteColumn } from '@/components/person/personColumns';
import { recordColumn } from '@/components/record/recordColumn';
import { type Places, usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { NextStep } from '@/components/state/NextStep';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type Leave,
  useListLeavesQuery,
  useListLeaveTypesQuery,
} from '@/services/wms/generated/holidays.gen';
import { leavePath, newLeavePath } from '@/utils/paths';
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
      <LeaveTabs />
      <DataGrid
        list={leavesGrid}
        label="Licencias"
        columns={columns}
        rowName={(row) => `${row.person.name}, ${spanText(row)}`}
        rowPath={(row) => leavePath(row.id)}
        searchLabel="Buscar por nombre o legajo"
        empty={
          <StateMessage
            icon="holidays"
            title="Nadie pidió licencias todavía"
            action={
              <NextStep to={newLeavePath} flag="HOLIDAYS.APPROVE">
                Cargar la primera
              </NextStep>
            }
          >
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

const leavesGrid = gridList({
  id: 'leaves',
  accion: 'licencia.listar',
  useRows: useListLeavesQuery,
});

/** Leave of those whom the person manages, column by column. */
const leaveColumns = ({ sites, areas }: Places, types: readonly Choice[]): GridColumn<Leave>[] => [
  nameColumn(({ person }) => person),
  recordColumn(leaveRecord, 'typeId', {
    kind: 'choice',
    choices: types,
    value: ({ typeName }) => typeName,
    render: ({ typeName }) => typeName,
    grow: true,
    card: 'detail',
  }),
  recordColumn(leaveRecord, 'fromDay', { width: 120, card: 'fact' }),
  recordColumn(leaveRecord, 'toDay', { width: 120, card: 'fact' }),
  recordColumn(leaveRecord, 'days', { width: 90 }),
  recordColumn(leaveRecord, 'state', { width: 140, card: 'status' }),
  areaColumn(areas, { width: 190 }),
  siteColumn(sites, { hidden: true }),
  recordColumn(leaveRecord, 'askedAt', { hidden: true }),
];
