import { stockCountRecord as record } from '@contract/counters/stockCount';
import Box from '@mui/material/Box';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { selectCan } from '@/services/session/selectCan';
import { useGetStockCountQuery } from '@/services/wms/generated/counters.gen';
import { routes } from '@/utils/paths';
import { CountComments } from '../comments/CountComments';
import { CountActions } from '../components/CountActions';
import { CountFacts } from '../components/CountFacts';
import { CountLines } from '../components/CountLines';

/** A count: how far it is, what may be done with it and, for whoever plans, its figures line by line. */
export function CountPage() {
  const id = Number(useParams().id) || 0;
  const plans = useSelector(selectCan('ORDERS.create'));
  const query = useGetStockCountQuery(id);
  const count = query.data;
  return (
    <Page
      title={count ? count.title : 'Conteo'}
      width={plans ? 'wide' : 'reading'}
      back={{ to: routes.counters, label: 'Conteos' }}
      action={
        count ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <ChoiceChip field={record.shown.state} value={count.state} late={count.late} />
            <CountActions count={count} />
          </Box>
        ) : null
      }
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(found) => (
          <>
            <CountFacts count={found} />
            {plans ? <CountLines count={found} /> : null}
            <Box sx={{ mt: 4 }}>
              <Section title="Comentarios">
                <CountComments countId={found.id} />
              </Section>
            </Box>
          </>
        )}
      </QueryState>
    </Page>
  );
}
