import { DataGrid } from '@/components/data-grid/DataGrid';
import { StateMessage } from '@/components/state/StateMessage';
import type { AuditRow } from '@/services/wms/generated/admin.gen';
import { adminPaths } from '@/utils/paths';
import { auditColumns, auditGrid } from '../auditColumns';
import { AdminPage } from '../components/AdminPage';
import { VerifyAudit } from '../components/VerifyAudit';

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
