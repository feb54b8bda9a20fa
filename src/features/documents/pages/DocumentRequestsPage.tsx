import { NoPermission } from '@/components/shell/NoPermission';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { RequestBoard } from '../components/RequestBoard';
import { WithTypes } from '../components/WithTypes';

/** For who keeps everybody's file. */
export function DocumentRequestsPage() {
  return (
    <RequirePermission flag="DOCUMENTS">
      <WithTypes title="Documentos pedidos">
        {({ rows, keeps }) => (keeps ? <RequestBoard types={rows} /> : <NoPermission />)}
      </WithTypes>
    </RequirePermission>
  );
}
