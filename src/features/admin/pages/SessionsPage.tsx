import { useState } from 'react';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { RowAction } from '@/components/data-grid/gridActions';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { gridList } from '@/components/data-grid/gridList';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type OpenSession,
  useEndSessionMutation,
  useListAllSessionsQuery,
} from '@/services/wms/generated/admin.gen';
import { AdminPage } from '../components/AdminPage';

const rowName = (row: OpenSession) => `la sesión de ${row.name}`;

export function SessionsPage() {
  const [ending, setEnding] = useState<OpenSession | null>(null);
  const [end] = useEndSessionMutation();
  const notify = useNotice();
  const rowActions = (row: OpenSession): RowAction[] => [
    { label: 'Cerrar sesión', icon: 'logout', danger: true, run: () => setEnding(row) },
  ];
  return (
    <AdminPage title="Sesiones">
      <DataGrid
        list={sessionsGrid}
        label="Sesiones abiertas"
        columns={sessionColumns}
        rowName={rowName}
        rowActions={rowActions}
        searchLabel="Buscar por persona o usuario"
        empty={
          <StateMessage icon="computer" title="No hay sesiones abiertas">
            Acá vas a ver quién está conectado y desde dónde.
          </StateMessage>
        }
      />
      {ending ? (
        <ConfirmDialog
          open
          title={`¿Cerrar la sesión de ${ending.name}?`}
          confirmLabel="Cerrar sesión"
          tone="danger"
          onClose={() => setEnding(null)}
          onConfirm={async () => {
            const { error } = await end({ id: ending.id });
            setEnding(null);
            if (!error) notify({ text: `Se cerró la sesión de ${ending.name}` });
          }}
        >
          {ending.own
            ? 'Es tu propia sesión: vas a tener que volver a ingresar.'
            : 'Va a tener que volver a ingresar; lo que estaba escribiendo no se pierde.'}
        </ConfirmDialog>
      ) : null}
    </AdminPage>
  );
}

const sessionsGrid = gridList({
  id: 'sessions',
  accion: 'sesion.listar',
  exports: false,
  useRows: useListAllSessionsQuery,
});

const sessionColumns: readonly GridColumn<OpenSession>[] = [
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
