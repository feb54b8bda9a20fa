import type { GridColumn } from '@/components/data-grid/gridColumn';
import { gridList } from '@/components/data-grid/gridList';
import { type AuditRow, useListAuditQuery } from '@/services/wms/generated/admin.gen';
import { entityName } from './entityNames';

export const auditGrid = gridList({
  id: 'audit',
  accion: 'auditoria.listar',
  exports: false,
  useRows: useListAuditQuery,
});

export const auditColumns: readonly GridColumn<AuditRow>[] = [
  { key: 'at', label: 'Cuándo', kind: 'instant', value: (row) => row.at, card: 'title' },
  {
    key: 'actor',
    label: 'Quién',
    kind: 'text',
    value: (row) => row.actor ?? 'El servidor',
    width: 220,
    card: 'detail',
  },
  {
    key: 'accion',
    label: 'Qué hizo',
    kind: 'text',
    value: (row) => row.what,
    grow: true,
    card: 'detail',
  },
  {
    key: 'entity',
    label: 'Sobre',
    kind: 'text',
    value: (row) => entityName(row.entity),
    card: 'fact',
  },
  { key: 'entityId', label: 'Cuál', kind: 'text', value: (row) => row.entityId, sortable: false },
  { key: 'address', label: 'Desde', kind: 'text', value: (row) => row.address, sortable: false },
];
