import type { GridColumn } from '@/components/data-grid/gridColumn';
import { gridList } from '@/components/data-grid/gridList';
import { type OpenSession, useListAllSessionsQuery } from '@/services/wms/generated/admin.gen';

export const sessionsGrid = gridList({
  id: 'sessions',
  accion: 'sesion.listar',
  exports: false,
  useRows: useListAllSessionsQuery,
});

export const sessionColumns: readonly GridColumn<OpenSession>[] = [
  {
    key: 'name',
    label: 'Persona',
    kind: 'text',
    value: (row) => row.name,
    grow: true,
    card: 'title',
  },
  { key: 'username', label: 'Usuario', kind: 'text', value: (row) => row.username, card: 'fact' },
  { key: 'roleName', label: 'Rol', kind: 'text', value: (row) => row.roleName },
  {
    key: 'device',
    label: 'Dispositivo',
    kind: 'text',
    value: (row) => (row.own ? `${row.device} (este)` : row.device),
    sortable: false,
    filter: false,
    card: 'detail',
  },
  {
    key: 'address',
    label: 'Dirección',
    kind: 'text',
    value: (row) => row.address,
    sortable: false,
  },
  {
    key: 'lastSeenAt',
    label: 'Última vez',
    kind: 'instant',
    value: (row) => row.lastSeenAt,
    card: 'fact',
  },
  { key: 'createdAt', label: 'Desde', kind: 'instant', value: (row) => row.createdAt },
];
