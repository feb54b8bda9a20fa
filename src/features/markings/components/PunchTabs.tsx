import Box from '@mui/material/Box';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { LinkTabs } from '@/components/page/LinkTabs';
import { selectMay } from '@/services/session/selectCan';
import { routes } from '@/utils/paths';
import {
  credentialPath,
  ownPunchesPath,
  presencePath,
  punchDayPath,
  punchNowPath,
} from '@/utils/timePaths';

const own = [
  { to: punchNowPath, label: 'Fichar' },
  { to: ownPunchesPath, label: 'Las mías' },
  { to: credentialPath, label: 'Mi código' },
];
const others = [
  { to: presencePath, label: 'Quién está' },
  { to: punchDayPath, label: 'Por día' },
  { to: routes.markings, label: 'Todas' },
];

/** The pages of punches, those that the person has. */
export function PunchTabs() {
  const { pathname } = useLocation();
  const may = useSelector(selectMay);
  const tabs = [...(may('MARKINGS.CREATE') ? own : []), ...(may('MARKINGS.SHOW') ? others : [])];
  return (
    <Box sx={{ mb: 3 }}>
      <LinkTabs
        label="Fichadas"
        tabs={tabs.map((tab) => ({ ...tab, current: tab.to === pathname }))}
      />
    </Box>
  );
}
