import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { LinkTabs } from '@/components/page/LinkTabs';
import { routes } from '@/utils/paths';
import { visitDayPath, visitMapPath } from '@/utils/visitPaths';

const tabs = [
  { to: visitDayPath, label: 'Mi día' },
  { to: routes.visits, label: 'Todas' },
  { to: visitMapPath, label: 'Mapa' },
];

/** The pages of visits. */
export function VisitTabs() {
  const { pathname } = useLocation();
  return (
    <Box sx={{ mb: 3 }}>
      <LinkTabs
        label="Visitas"
        tabs={tabs.map((tab) => ({ ...tab, current: tab.to === pathname }))}
      />
    </Box>
  );
}
