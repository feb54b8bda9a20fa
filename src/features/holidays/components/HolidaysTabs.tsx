import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { LinkTabs } from '@/components/page/LinkTabs';
import { selectCan } from '@/services/session/selectCan';
import {
  balancesPath,
  calendarPath,
  leaveRulesPath,
  publicHolidaysPath,
  routes,
  teamLeavePath,
} from '@/utils/paths';

const own = [{ to: routes.holidays, label: 'Mis días' }];
const managed = [
  { to: teamLeavePath, label: 'Del equipo' },
  { to: balancesPath, label: 'Saldos' },
];
const days = [
  { to: calendarPath, label: 'Quién falta' },
  { to: publicHolidaysPath, label: 'Feriados' },
];
const rules = [{ to: leaveRulesPath, label: 'Reglas' }];

/** The pages of leave, those that the person has. */
export function HolidaysTabs() {
  const { pathname } = useLocation();
  const approves = useAppSelector(selectCan('HOLIDAYS.APPROVE'));
  const tabs = approves ? [...own, ...managed, ...days, ...rules] : [...own, ...days];
  return (
    <Box sx={{ mb: 3 }}>
      <LinkTabs
        label="Vacaciones y licencias"
        tabs={tabs.map((tab) => ({ ...tab, current: tab.to === pathname }))}
      />
    </Box>
  );
}
