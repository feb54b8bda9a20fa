import { RequirePermission } from '@/components/shell/RequirePermission';
import { OwnFile } from '../components/OwnFile';
import { WithTypes } from '../components/WithTypes';

export function OwnDocumentsPage() {
  return (
    <RequirePermission flag="DOCUMENTS">
      <WithTypes title="Mi legajo">
        {({ rows, keeps }) => <OwnFile types={rows} keeps={keeps} />}
      </WithTypes>
    </RequirePermission>
  );
}
