import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { selectCan } from '@/services/session/selectCan';
import { useGetLeaveQuery, useListLeaveTypesQuery } from '@/services/wms/generated/holidays.gen';
import { routes } from '@/utils/paths';
import { LeaveRequestForm } from '../request/LeaveRequestForm';

/** /holidays/new: asks for leave; `?corregir=` opens the one that was sent back, `?persona=` asks for somebody. */
export function NewLeavePage() {
  const [params] = useSearchParams();
  const leaveId = Number(params.get('corregir')) || null;
  const personId = Number(params.get('persona')) || null;
  const forOthers = useAppSelector(selectCan('HOLIDAYS.APPROVE'));
  const types = useListLeaveTypesQuery();
  const before = useGetLeaveQuery(leaveId ?? skipToken);
  const query = leaveId === null ? types : { ...before, data: before.currentData };
  return (
    <Page
      title={leaveId === null ? 'Pedir licencia' : 'Corregir la solicitud'}
      back={{ to: routes.holidays, label: 'Vacaciones' }}
    >
      <QueryState<unknown> query={query} skeleton={<SkeletonRows rows={5} />}>
        {() =>
          types.data ? (
            <LeaveRequestForm
              key={leaveId ?? personId}
              types={types.data.rows.filter(({ active }) => active)}
              forOthers={forOthers}
              personId={personId}
              {...(before.currentData ? { before: before.currentData } : {})}
            />
          ) : null
        }
      </QueryState>
    </Page>
  );
}
