import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { LinkTabs } from '@/components/page/LinkTabs';
import { routes } from '@/utils/paths';
import { banksPath, overtimePath, teamHoursPath } from '@/utils/timePaths';
import { useManagesHours } from '../useManagesHours';

const tabs = [
  { to: routes.hours, label: 'Por día' },
  { to: teamHoursPath, label: 'Del equipo' },
  { to: overtimePath, label: 'Horas extras' },
  { to: banksPath, label: 'Banco de horas' },
];

/** The pages of hours, for who has those of others to look at. */
export function HourTabs() {
  const { pathname } = useLocation();
  if (!useManagesHours()) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <LinkTabs
        label="Horas"
        tabs={tabs.map((tab) => ({ ...tab, current: tab.to === pathname }))}
      />
    </Box>
  );
}
