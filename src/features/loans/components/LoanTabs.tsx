import Box from '@mui/material/Box';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { LinkTabs } from '@/components/page/LinkTabs';
import { selectMay } from '@/services/session/selectCan';
import { routes } from '@/utils/paths';
import { allLoansPath, loanTotalsPath, loanTypesPath } from '@/utils/payPaths';

const tabs = [
  { to: routes.loans, label: 'Mis préstamos' },
  { to: allLoansPath, label: 'De todos' },
  { to: loanTotalsPath, label: 'Totales' },
  { to: loanTypesPath, label: 'Tipos' },
];

/** The pages of who keeps the loans of everybody; whoever only has their own needs none. */
export function LoanTabs() {
  const { pathname } = useLocation();
  const may = useSelector(selectMay);
  if (!may('LIQUIDATION.SHOW')) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <LinkTabs
        label="Préstamos"
        tabs={tabs.map((tab) => ({ ...tab, current: tab.to === pathname }))}
      />
    </Box>
  );
}
