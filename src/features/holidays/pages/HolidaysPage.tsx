import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  useGetLeaveBalanceQuery,
  useListOwnLeavesQuery,
} from '@/services/wms/generated/holidays.gen';
import { newLeavePath } from '@/utils/paths';
import { BalanceCard } from '../balance/BalanceCard';
import { MovementList } from '../balance/MovementList';
import { HolidaysTabs } from '../components/HolidaysTabs';
import { LeaveList } from '../components/LeaveList';
import { FeedSection } from '../feed/FeedSection';

/** /holidays: what I have left and why, and what I asked for. */
export function HolidaysPage() {
  const balance = useGetLeaveBalanceQuery(undefined);
  const leaves = useListOwnLeavesQuery();
  const [explained, setExplained] = useState(false);
  return (
    <Page
      title="Vacaciones"
      action={
        <Button
          component={Link}
          to={newLeavePath}
          variant="contained"
          startIcon={<Icon name="add" />}
        >
          Pedir licencia
        </Button>
      }
    >
      <HolidaysTabs />
      <QueryState query={balance} skeleton={<SkeletonRows rows={3} />}>
        {(found) => (
          <BalanceCard
            balance={found}
            action={
              <Button
                size="small"
                // Its words begin where those above do.
                sx={{ ml: -1.25 }}
                onClick={() => setExplained((before) => !before)}
                aria-expanded={explained}
              >
                {explained ? 'Ocultar la cuenta' : 'De dónde sale'}
              </Button>
            }
          />
        )}
      </QueryState>
      {explained && balance.data ? (
        <Section
          title="La cuenta, movimiento por movimiento"
          description="Sumados dan tu saldo. Nada de lo anotado se cambia ni se borra."
        >
          <MovementList movements={balance.data.movements} />
        </Section>
      ) : null}
      <Section title="Mis licencias">
        <QueryState
          query={leaves}
          skeleton={<SkeletonRows rows={4} />}
          isEmpty={({ rows }) => rows.length === 0}
          empty={
            <StateMessage icon="holidays" title="Todavía no pediste ninguna licencia">
              Antes de pedir vas a ver cuántos días usa, cuánto te queda y quién más falta.
            </StateMessage>
          }
        >
          {({ rows }) => <LeaveList rows={rows} />}
        </QueryState>
      </Section>
      <FeedSection />
    </Page>
  );
}
