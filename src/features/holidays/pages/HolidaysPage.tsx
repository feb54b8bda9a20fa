import { leaveRecord } from '@contract/holidays/leaveRecord';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CalendarFeedSection } from '@/components/calendar/CalendarFeedSection';
import { LeaveTabs } from '@/components/calendar/LeaveTabs';
import { Icon } from '@/components/icons/Icon';
import { fromList } from '@/components/page/fromList';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { NextStep } from '@/components/state/NextStep';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type Leave,
  useGetLeaveBalanceQuery,
  useListOwnLeavesQuery,
} from '@/services/wms/generated/holidays.gen';
import { leavePath, newLeavePath } from '@/utils/paths';
import { BalanceCard } from '../balance/BalanceCard';
import { MovementList } from '../balance/MovementList';
import { countedText, spanText } from '../leaveTexts';

/** /holidays: what I have left and why, and what I asked for. */
export function HolidaysPage() {
  const balance = useGetLeaveBalanceQuery(undefined);
  const leaves = useListOwnLeavesQuery();
  const [explained, setExplained] = useState(false);
  return (
    <Page
      width="wide"
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
      <LeaveTabs />
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
            <StateMessage
              icon="holidays"
              title="Todavía no pediste ninguna licencia"
              action={
                <NextStep to={newLeavePath} flag="HOLIDAYS.CREATE">
                  Pedir la primera
                </NextStep>
              }
            >
              Antes de pedir vas a ver cuántos días usa, cuánto te queda y quién más falta.
            </StateMessage>
          }
        >
          {({ rows }) => <LeaveList rows={rows} />}
        </QueryState>
      </Section>
      <CalendarFeedSection />
    </Page>
  );
}

/** Leave of one person, as they follow it. */
function LeaveList({ rows }: { rows: readonly Leave[] }) {
  return (
    <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <ListItemButton
            component={Link}
            to={leavePath(row.id)}
            state={fromList()}
            sx={{ gap: 2, py: 1.5 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="subtitle2">
                {row.typeName}, {spanText(row)}
              </Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {countedText(row.days, row.unit)}
              </Typography>
            </Box>
            <ChoiceChip field={leaveRecord.shown.state} value={row.state} />
          </ListItemButton>
        </Box>
      ))}
    </Card>
  );
}
