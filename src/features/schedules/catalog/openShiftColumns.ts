import { openShiftRecord } from '@contract/schedules/openShift';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { gridList } from '@/components/data-grid/gridList';
import { recordColumn } from '@/components/record/recordColumn';
import { type OpenShift, useListOpenShiftsQuery } from '@/services/wms/generated/schedules.gen';

export const openShiftsList = gridList({
  id: 'openShifts',
  accion: 'turnoAbierto.listar',
  useRows: useListOpenShiftsQuery,
});

const stateOf = ({ past, taken, places }: OpenShift) =>
  past ? 'Ya empezó' : taken >= places ? 'Completo' : 'Se puede tomar';

export const openShiftColumns: readonly GridColumn<OpenShift>[] = [
  {
    key: 'shiftName',
    label: 'Turno',
    kind: 'text',
    value: (row) => row.shiftName,
    width: 220,
    card: 'title',
  },
  recordColumn(openShiftRecord, 'day', { width: 130, card: 'fact' }),
  {
    key: 'areaName',
    label: openShiftRecord.fields.areaId.label,
    kind: 'text',
    value: (row) => row.areaName,
    width: 280,
    card: 'detail',
  },
  recordColumn(openShiftRecord, 'places', { width: 110 }),
  {
    key: 'takers',
    label: 'Quiénes lo tomaron',
    kind: 'text',
    value: (row) => row.takers.join('; ') || 'Nadie todavía',
    sortable: false,
    filter: false,
    grow: true,
    card: 'detail',
  },
  {
    key: 'state',
    label: 'Estado',
    kind: 'text',
    value: stateOf,
    sortable: false,
    filter: false,
    exported: false,
    width: 150,
    card: 'status',
  },
];
