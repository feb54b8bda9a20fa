import { NoPermission } from '@/components/shell/NoPermission';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { AskedPeople } from '../components/AskedPeople';
import { WithTypes } from '../components/WithTypes';

/** The page lists the people asked for papers, to people who keep everybody's file. */
export function AskedDocumentsPage() {
  return (
    <RequirePermission flag="DOCUMENTS">
      <WithTypes title="A quiénes se pidió">
        {({ rows, keeps }) => (keeps ? <AskedPeople types={rows} /> : <NoPermission />)}
      </WithTypes>
    </RequirePermission>
  );
}
