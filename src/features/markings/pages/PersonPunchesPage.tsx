import { useParams } from 'react-router-dom';
import { readMonth } from '@/components/calendar/shownMonth';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { needsId } from '@/components/shell/needsId';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { useGetPunchMonthQuery } from '@/services/wms/generated/markings.gen';
import { localDay } from '@/utils/localDay';
import { punchDayPath } from '@/utils/timePaths';
import { PunchMonth } from '../components/PunchMonth';

function Content() {
  const personId = Number(useParams().id) || 0;
  const { values } = useListParams(['mes']);
  const { data } = useGetPunchMonthQuery({ ...readMonth(values.mes, localDay()), personId });
  return (
    <RequirePermission flag="MARKINGS.SHOW">
      <Page
        title={data?.personName ?? 'Fichadas'}
        width="reading"
        back={{ to: punchDayPath, label: 'Fichadas del día' }}
      >
        <PunchMonth personId={personId} />
      </Page>
    </RequirePermission>
  );
}

/** A month of somebody within reach. */
export const PersonPunchesPage = needsId(Content);
