import Box from '@mui/material/Box';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { LinkTabs } from '@/components/page/LinkTabs';
import { selectCan } from '@/services/session/selectCan';
import { routes } from '@/utils/paths';
import {
  visitDayPath,
  visitFiguresPath,
  visitMapPath,
  visitOrderPath,
  visitSeriesPath,
} from '@/utils/visitPaths';

const tabs = [
  { to: visitDayPath, label: 'Mi día' },
  { to: routes.visits, label: 'Todas' },
  { to: visitMapPath, label: 'Mapa' },
];
const planning = [
  { to: visitSeriesPath, label: 'Series' },
  { to: visitOrderPath, label: 'Orden' },
];
const figures = { to: visitFiguresPath, label: 'Cifras' };

/** The pages of visits. */
export function VisitTabs() {
  const { pathname } = useLocation();
  const plans = useSelector(selectCan('VISITS.plan'));
  const shown = [...tabs, ...(plans ? planning : []), figures];
  return (
    <Box sx={{ mb: 3 }}>
      <LinkTabs
        label="Visitas"
        tabs={shown.map((tab) => ({ ...tab, current: tab.to === pathname }))}
      />
    </Box>
  );
}
