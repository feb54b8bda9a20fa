import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { PunchMonth } from '../components/PunchMonth';
import { PunchTabs } from '../components/PunchTabs';

/** One's own month, to look at and to ask for corrections. */
export function OwnPunchesPage() {
  return (
    <RequirePermission flag="MARKINGS.CREATE">
      <Page title="Mis fichadas" width="reading">
        <PunchTabs />
        <PunchMonth />
      </Page>
    </RequirePermission>
  );
}
