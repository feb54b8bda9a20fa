import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetPunchStateQuery } from '@/services/wms/generated/markings.gen';
import { PunchPanel } from '../components/PunchPanel';
import { PunchTabs } from '../components/PunchTabs';
import { useClockOffset } from '../useClockOffset';

function Content() {
  // The clock of the device is measured anew each time that somebody comes to punch.
  const query = useGetPunchStateQuery(undefined, { refetchOnMountOrArgChange: true });
  const clockOffset = useClockOffset(query, 'getPunchState');
  return (
    <Page title="Fichar" width="reading">
      <PunchTabs />
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(state) => (
          <PunchPanel
            state={state}
            clockOffset={clockOffset}
            refresh={() => void query.refetch()}
          />
        )}
      </QueryState>
    </Page>
  );
}

/** In and out, with one button. */
export function PunchNowPage() {
  return (
    <RequirePermission flag="MARKINGS.CREATE">
      <Content />
    </RequirePermission>
  );
}
