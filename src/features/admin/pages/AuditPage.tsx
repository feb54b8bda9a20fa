import { entityName } from '@contract/admin/auditNouns';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { gridList } from '@/components/data-grid/gridList';
import { Icon } from '@/components/icons/Icon';
import { StateMessage } from '@/components/state/StateMessage';
import type { AuditRow } from '@/services/wms/generated/admin.gen';
import { useListAuditQuery, useVerifyAuditMutation } from '@/services/wms/generated/admin.gen';
import { formatNumber } from '@/utils/numbers';
import { adminPaths } from '@/utils/paths';
import { auditSentence } from '../auditChanges';
import { AdminPage } from '../components/AdminPage';

const rowName = (row: AuditRow) => `el cambio ${row.id}`;
const rowPath = (row: AuditRow) => `${adminPaths.audit}/${row.id}`;

export function AuditPage() {
  return (
    <AdminPage title="Auditoría" action={<VerifyAudit />}>
      <DataGrid
        list={auditGrid}
        label="Auditoría"
        columns={auditColumns}
        rowName={rowName}
        rowPath={rowPath}
        searchLabel="Buscar por persona, acción o registro"
        empty={
          <StateMessage icon="admin" title="Todavía no cambió nada">
            Cada cambio que alguien haga va a quedar acá.
          </StateMessage>
        }
      />
    </AdminPage>
  );
}

const auditGrid = gridList({
  id: 'audit',
  accion: 'auditoria.listar',
  useRows: useListAuditQuery,
});

const auditColumns: readonly GridColumn<AuditRow>[] = [
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
    value: auditSentence,
    grow: true,
    card: 'detail',
  },
  {
    key: 'entity',
    label: 'Sobre',
    kind: 'text',
    value: (row) => entityName(row.entity),
    width: 160,
    card: 'fact',
  },
  // The sentence says which one; its number is there for who looks for it.
  {
    key: 'entityId',
    label: 'Cuál',
    kind: 'text',
    value: (row) => row.entityId,
    sortable: false,
    hidden: true,
  },
  {
    key: 'address',
    label: 'Desde',
    kind: 'text',
    value: (row) => row.address,
    width: 140,
    sortable: false,
  },
];

/** Walks the chain of seals: whoever changed or removed an entry behind the server's back shows here. */
function VerifyAudit() {
  const id = useId();
  const [verify, { data, isLoading }] = useVerifyAuditMutation();
  const [open, setOpen] = useState(false);
  const start = async () => {
    const { error } = await verify();
    setOpen(!error);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="verified" />}
        loading={isLoading}
        loadingPosition="start"
        onClick={start}
      >
        Verificar
      </Button>
      {data ? (
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          maxWidth="xs"
          fullWidth
          aria-labelledby={id}
        >
          <DialogTitle id={id}>Cadena de la auditoría</DialogTitle>
          <DialogContent>
            {data.broken === null ? (
              <Alert severity="success">
                Los {formatNumber(data.sealed)} cambios sellados están como se escribieron.
              </Alert>
            ) : (
              <Alert severity="error">
                Alguien tocó la auditoría por fuera del sistema: el sello del cambio {data.broken}{' '}
                no coincide.
              </Alert>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cerrar</Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  );
}
