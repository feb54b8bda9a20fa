import Box from '@mui/material/Box';
import { ChoiceFilter } from '@/components/list/ChoiceFilter';
import { DayFilter } from '@/components/list/DayFilter';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  useGetVisitOrderQuery,
  useListVisitPeopleQuery,
} from '@/services/wms/generated/visits.gen';
import { localDay } from '@/utils/localDay';
import { VisitTabs } from '../components/VisitTabs';
import { DayOrder } from '../order/DayOrder';

/** /visits/order: in which order somebody makes their visits of a day. */
export function VisitOrderPage() {
  return (
    <RequirePermission flag="VISITS.plan">
      <Content />
    </RequirePermission>
  );
}

function Content() {
  const { values, setFilter } = useListParams(['dia', 'persona']);
  const day = values.dia || localDay();
  const people = useListVisitPeopleQuery(day);
  const choices = people.currentData?.rows ?? [];
  const personId = Number(values.persona) || (choices[0]?.person.id ?? 0);
  const answer = useGetVisitOrderQuery({ personId, day }, { skip: personId === 0 });
  // Another day or person is not this one in another order.
  const query = { ...answer, data: answer.currentData };
  return (
    <Page
      title="Orden del día"
      width="wide"
      filters={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <DayFilter label="Día" value={day} onChange={(chosen) => setFilter('dia', chosen)} />
          <ChoiceFilter
            label="Quién"
            value={String(personId)}
            options={choices.map(({ person, visits }) => ({
              ...{ id: person.id ?? 0, name: `${person.name} (${visits})` },
            }))}
            onChange={(id) => setFilter('persona', id)}
          />
        </Box>
      }
    >
      <VisitTabs />
      <QueryState query={people} skeleton={<SkeletonRows rows={6} />}>
        {({ rows }) =>
          rows.length === 0 && personId === 0 ? (
            <StateMessage icon="visits" title="Nadie tiene visitas por hacer ese día">
              Elegí otro día, o dale visitas a alguien.
            </StateMessage>
          ) : (
            <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
              {(order) => <DayOrder key={`${order.mark} ${personId} ${day}`} order={order} />}
            </QueryState>
          )
        }
      </QueryState>
    </Page>
  );
}
