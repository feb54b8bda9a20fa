import type { RouteObject } from 'react-router-dom';
import { routes as paths } from '@/utils/paths';
import {
  arcaMonthPath,
  bankLayoutsPath,
  chargeDepositsPath,
  consentsPath,
  payConceptsPath,
  payCostsPath,
  paySimulationPath,
  payTablesPath,
} from '@/utils/payPaths';

export const routes: RouteObject[] = [
  {
    path: paths.liquidations,
    lazy: async () => ({ Component: (await import('./pages/RunsPage')).RunsPage }),
  },
  {
    path: payConceptsPath,
    lazy: async () => ({ Component: (await import('./pages/ConceptsPage')).ConceptsPage }),
  },
  {
    path: payTablesPath,
    lazy: async () => ({ Component: (await import('./pages/TablesPage')).TablesPage }),
  },
  {
    path: bankLayoutsPath,
    lazy: async () => ({ Component: (await import('./pages/BankLayoutsPage')).BankLayoutsPage }),
  },
  {
    path: chargeDepositsPath,
    lazy: async () => ({
      Component: (await import('./pages/ChargeDepositsPage')).ChargeDepositsPage,
    }),
  },
  {
    path: consentsPath,
    lazy: async () => ({ Component: (await import('./pages/ConsentsPage')).ConsentsPage }),
  },
  {
    path: arcaMonthPath,
    lazy: async () => ({ Component: (await import('./pages/ArcaMonthPage')).ArcaMonthPage }),
  },
  {
    path: payCostsPath,
    lazy: async () => ({ Component: (await import('./pages/PayCostsPage')).PayCostsPage }),
  },
  {
    path: paySimulationPath,
    lazy: async () => ({ Component: (await import('./pages/SimulationPage')).SimulationPage }),
  },
  {
    path: `${paths.liquidations}/:id`,
    lazy: async () => ({ Component: (await import('./pages/RunPage')).RunPage }),
  },
  {
    path: `${paths.liquidations}/:run/people/:id`,
    lazy: async () => ({ Component: (await import('./pages/RunPersonPage')).RunPersonPage }),
  },
];
