import type { Permission } from '@contract/core/permissions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { Icon } from '@/components/icons/Icon';
import type { IconName } from '@/components/icons/icons';
import { notOnPaper } from '@/components/paper/paperMarks';
import { selectCan } from '@/services/session/selectCan';
import { askNewsPath, newLeavePath, newOrderPath, routes } from '@/utils/paths';
import { punchNowPath } from '@/utils/timePaths';
import { SummaryCard } from './SummaryCard';

interface Shortcut {
  to: string;
  label: string;
  icon: IconName;
  flag: Permission | null;
}

const shortcuts: readonly Shortcut[] = [
  { to: routes.posts, label: 'Ver el muro', icon: 'campaign', flag: 'POSTS.SHOW' },
  { to: punchNowPath, label: 'Fichar', icon: 'punch', flag: 'MARKINGS.CREATE' },
  { to: newLeavePath, label: 'Pedir licencia', icon: 'holidays', flag: 'HOLIDAYS.CREATE' },
  { to: askNewsPath, label: 'Avisar una ausencia', icon: 'news', flag: 'NEWS.CREATE' },
  { to: newOrderPath, label: 'Nuevo pedido', icon: 'orders', flag: 'ORDERS.create' },
  { to: routes.directory, label: 'Buscar a alguien', icon: 'people', flag: null },
  { to: routes.profile, label: 'Mis datos', icon: 'profile', flag: null },
];

/** The pages that people come for most, one tap away. */
export function ShortcutsCard() {
  const allowed = useAppSelector((state) =>
    shortcuts
      .filter(({ flag }) => flag === null || selectCan(flag)(state))
      .map(({ to }) => to)
      .join(),
  ).split(',');
  return (
    <Box sx={notOnPaper}>
      <SummaryCard title="Ir a">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {shortcuts
            .filter(({ to }) => allowed.includes(to))
            .map(({ to, label, icon }) => (
              <Button
                key={to}
                component={Link}
                to={to}
                variant="outlined"
                startIcon={<Icon name={icon} />}
              >
                {label}
              </Button>
            ))}
        </Box>
      </SummaryCard>
    </Box>
  );
}
