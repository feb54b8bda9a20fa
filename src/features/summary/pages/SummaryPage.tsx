import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { Page } from '@/components/page/Page';
import { PersonName } from '@/components/person/PersonName';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { RelativeTime } from '@/components/time/RelativeTime';
import { RequestStateChip } from '@/components/workflow/RequestStateChip';
import { selectCan } from '@/services/session/selectCan';
import { selectViewing } from '@/services/session/selectViewing';
import { selectUser } from '@/services/session/userSlice';
import { useGetLeaveBalanceQuery } from '@/services/wms/generated/holidays.gen';
import {
  type ListNearDatesOutput as NearDates,
  useGetCoverageQuery,
  useListNearDatesQuery,
} from '@/services/wms/generated/summary.gen';
import { useListMyRequestsQuery } from '@/services/wms/generated/workflow.gen';
import { requestPath, routes } from '@/utils/paths';
import { AwayCard } from '../components/AwayCard';
import { CoverageAreas } from '../components/CoverageAreas';
import { CoverageDays } from '../components/CoverageDays';
import { NextShiftCard } from '../components/NextShiftCard';
import { Nothing } from '../components/Nothing';
import { OpeningsCard } from '../components/OpeningsCard';
import { PlainList } from '../components/PlainList';
import { ShortcutsCard } from '../components/ShortcutsCard';
import { SummaryCard } from '../components/SummaryCard';
import { WaitingCard } from '../components/WaitingCard';
import { daysText, expiryText, shortDay } from '../summaryModel';

const stack = { display: 'grid', gap: 2.5, minWidth: 0 };
const columns = {
  ...stack,
  mb: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

/** "Delfina" of "Juárez, Delfina María". */
const callName = (name: string) => name.split(', ')[1]?.split(' ')[0] ?? name;

/** The page shows what is mine today: what waits, what I asked for, and who is around. */
export function SummaryPage() {
  const { NAME, IMAGE_URL } = useAppSelector(selectUser);
  const leaves = useAppSelector(selectCan('HOLIDAYS'));
  const refers = useAppSelector(selectCan('REFERRALS'));
  const works = useAppSelector(selectCan('SCHEDULES.SHOW'));
  // The things that wait for a person are theirs alone: "ver como" does not show them.
  const viewing = useAppSelector(selectViewing) !== null;
  return (
    <Page title="Inicio" purpose={`Hola, ${callName(NAME ?? '')}.`}>
      <Box sx={columns}>
        <Box sx={stack}>
          {viewing ? null : <WaitingCard />}
          <AwayCard />
          <DatesCard />
        </Box>
        <Box sx={stack}>
          {works && IMAGE_URL ? <NextShiftCard /> : null}
          {leaves && IMAGE_URL ? <BalanceCard /> : null}
          <MyRequestsCard />
          {refers ? <OpeningsCard /> : null}
          <ShortcutsCard />
        </Box>
      </Box>
      <CoverageCard />
    </Page>
  );
}

/** How many days of vacation I have left, and until when. */
function BalanceCard() {
  const query = useGetLeaveBalanceQuery(undefined);
  return (
    <SummaryCard title="Mis vacaciones" more={{ to: routes.holidays, label: 'Ver de dónde salen' }}>
      <QueryState query={query} skeleton={<SkeletonRows rows={2} />}>
        {(balance) => (
          <>
            <Typography component="p" sx={{ typography: 'h1', color: 'primary.main' }}>
              {daysText(balance.available - balance.reserved)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
              {balance.reserved > 0
                ? `Hay ${daysText(balance.reserved)} más en solicitudes sin decidir. `
                : ''}
              {expiryText(balance.years)}
            </Typography>
          </>
        )}
      </QueryState>
    </SummaryCard>
  );
}

/** How many are away in the coming working days, and what each area has left; absent for who has nobody in charge. */
function CoverageCard() {
  const query = useGetCoverageQuery();
  if (query.data?.days.length === 0) return null;
  return (
    <SummaryCard title="Ausencias y cobertura">
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {({ days, areas }) => (
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <CoverageDays days={days} />
            <CoverageAreas day={days[0]?.day ?? ''} areas={areas} />
          </Box>
        )}
      </QueryState>
    </SummaryCard>
  );
}

const kinds = { birthday: 'Cumpleaños', anniversary: 'Aniversario de trabajo' };

const dateText = ({ kind, day, today }: NearDates['rows'][number]) =>
  `${kinds[kind]} · ${today ? 'hoy' : shortDay(day)}`;

/** Birthdays and anniversaries of those near me; nobody's year is told. */
function DatesCard() {
  const query = useListNearDatesQuery();
  return (
    <SummaryCard title="Cumpleaños y aniversarios">
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={3} avatar />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Nothing>Ninguno en las próximas dos semanas.</Nothing>}
      >
        {({ rows }) => (
          <PlainList>
            {rows.map((row) => (
              <li key={`${row.kind}-${row.personId}`}>
                <PersonName
                  name={row.name}
                  imageUrl={row.imageUrl}
                  detail={dateText(row)}
                  size={32}
                />
              </li>
            ))}
          </PlainList>
        )}
      </QueryState>
    </SummaryCard>
  );
}

const SHOWN = 4;

/** Where the last things that I asked for stand. */
function MyRequestsCard() {
  const query = useListMyRequestsQuery({ page: 1, size: SHOWN });
  return (
    <SummaryCard title="Lo que pediste" more={{ to: routes.requests, label: 'Ver todo' }}>
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={2} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Nothing>Todavía no pediste nada.</Nothing>}
      >
        {({ rows }) => (
          <PlainList>
            {rows.map(({ id, title, submittedAt, state, late }) => (
              <Box component="li" key={id} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Link component={RouterLink} to={requestPath(id)} variant="body2">
                    {title}
                  </Link>
                  <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                    <RelativeTime value={submittedAt} />
                  </Typography>
                </Box>
                <RequestStateChip state={state} late={late} />
              </Box>
            ))}
          </PlainList>
        )}
      </QueryState>
    </SummaryCard>
  );
}
