import { useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetLeaveQuery } from '@/services/wms/generated/holidays.gen';
import { routes } from '@/utils/paths';
import { LeaveActions } from '../components/LeaveActions';
import { LeaveFacts } from '../components/LeaveFacts';
import { LeaveProgress } from '../components/LeaveProgress';

/** /holidays/leave/:id: one leave, how it goes, and what may be done with it. */
export function LeavePage() {
  const { id } = useParams();
  const query = useGetLeaveQuery(Number(id));
  const leave = query.currentData;
  return (
    <Page
      title="Licencia"
      width="reading"
      back={{ to: routes.holidays, label: 'Vacaciones' }}
      action={leave ? <LeaveActions leave={leave} /> : null}
    >
      <QueryState query={{ ...query, data: leave }} skeleton={<SkeletonRows rows={6} avatar />}>
        {(found) => (
          <>
            <LeaveFacts leave={found} />
            {found.followsRequest ? <LeaveProgress requestId={found.requestId} /> : null}
          </>
        )}
      </QueryState>
    </Page>
  );
}
