import Box from '@mui/material/Box';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { LinkTabs } from '@/components/page/LinkTabs';
import { AdminTabs } from '@/components/shell/AdminTabs';
import { selectMay } from '@/services/session/selectCan';
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
const setDays = [{ to: publicHolidaysPath, label: 'Feriados' }];
const days = [{ to: calendarPath, label: 'Quién falta' }, ...setDays];
const rules = [{ to: leaveRulesPath, label: 'Reglas' }];

const tabsFor = (approves: boolean) =>
  approves ? [...own, ...managed, ...days, ...rules] : [...own, ...days];

/** The pages of leave, those that the person has. */
export function LeaveTabs() {
  const { pathname } = useLocation();
  const may = useSelector(selectMay);
  // People who only administer the settings set the days and the rules, and have no leave here.
  if (!may('HOLIDAYS')) return <AdminTabs />;
  const tabs = tabsFor(may('HOLIDAYS.APPROVE'));
  return (
    <Box sx={{ mb: 3 }}>
      <LinkTabs
        label="Vacaciones y licencias"
        tabs={tabs.map((tab) => ({ ...tab, current: tab.to === pathname }))}
      />
    </Box>
  );
}
