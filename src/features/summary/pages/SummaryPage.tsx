import Box from '@mui/material/Box';
import { useAppSelector } from '@/app/hooks';
import { Page } from '@/components/page/Page';
import { selectCan } from '@/services/session/selectCan';
import { selectUser } from '@/services/session/userSlice';
import { AwayCard } from '../components/AwayCard';
import { BalanceCard } from '../components/BalanceCard';
import { CoverageCard } from '../components/CoverageCard';
import { DatesCard } from '../components/DatesCard';
import { MyRequestsCard } from '../components/MyRequestsCard';
import { ShortcutsCard } from '../components/ShortcutsCard';
import { WaitingCard } from '../components/WaitingCard';

const stack = { display: 'grid', gap: 2.5, minWidth: 0 };
const columns = {
  ...stack,
  mb: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

/** "Delfina" of "Juárez, Delfina María". */
const callName = (name: string) => name.split(', ')[1]?.split(' ')[0] ?? name;

/** What is mine today: what waits, what I asked for, and who is around. */
export function SummaryPage() {
  const { NAME, IMAGE_URL } = useAppSelector(selectUser);
  const leaves = useAppSelector(selectCan('HOLIDAYS'));
  const decides = useAppSelector(selectCan('WORKFLOW'));
  return (
    <Page title="Inicio" purpose={`Hola, ${callName(NAME ?? '')}.`}>
      <Box sx={columns}>
        <Box sx={stack}>
          {decides ? <WaitingCard /> : null}
          <AwayCard />
          <DatesCard />
        </Box>
        <Box sx={stack}>
          {leaves && IMAGE_URL ? <BalanceCard /> : null}
          <MyRequestsCard />
          <ShortcutsCard />
        </Box>
      </Box>
      <CoverageCard />
    </Page>
  );
}
