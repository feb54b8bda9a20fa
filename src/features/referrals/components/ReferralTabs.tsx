import Box from '@mui/material/Box';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { LinkTabs } from '@/components/page/LinkTabs';
import { selectCan } from '@/services/session/selectCan';
import { routes } from '@/utils/paths';
import { allReferralsPath, ownReferralsPath, referralBoardPath } from '@/utils/referralPaths';

const own = [
  { to: routes.referrals, label: 'Búsquedas' },
  { to: ownReferralsPath, label: 'Mis referidos' },
];
const deciding = [
  { to: referralBoardPath, label: 'Tablero' },
  { to: allReferralsPath, label: 'Todos' },
];

export function ReferralTabs() {
  const { pathname } = useLocation();
  const decides = useSelector(selectCan('REFERRALS.ALL'));
  const tabs = decides ? [...own, ...deciding] : own;
  return (
    <Box sx={{ mb: 3 }}>
      <LinkTabs
        label="Referidos"
        tabs={tabs.map((tab) => ({ ...tab, current: tab.to === pathname }))}
      />
    </Box>
  );
}
