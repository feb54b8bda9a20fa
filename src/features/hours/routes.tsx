import type { RouteObject } from 'react-router-dom';
import { routes as paths } from '@/utils/paths';
import {
  bandsPath,
  bankAgreementsPath,
  banksPath,
  overtimePath,
  ownBankPath,
  payFilePath,
  teamHoursPath,
} from '@/utils/timePaths';

export const routes: RouteObject[] = [
  {
    path: paths.hours,
    lazy: async () => ({ Component: (await import('./pages/HoursPage')).HoursPage }),
  },
  {
    path: teamHoursPath,
    lazy: async () => ({ Component: (await import('./pages/TeamHoursPage')).TeamHoursPage }),
  },
  {
    path: overtimePath,
    lazy: async () => ({ Component: (await import('./pages/OvertimePage')).OvertimePage }),
  },
  {
    path: bandsPath,
    lazy: async () => ({ Component: (await import('./bands/BandsPage')).BandsPage }),
  },
  {
    path: payFilePath,
    lazy: async () => ({ Component: (await import('./pay/PayFilePage')).PayFilePage }),
  },
  {
    path: ownBankPath,
    lazy: async () => ({ Component: (await import('./pages/HourBankPage')).HourBankPage }),
  },
  {
    path: `${ownBankPath}/:id`,
    lazy: async () => ({ Component: (await import('./pages/HourBankPage')).HourBankPage }),
  },
  {
    path: banksPath,
    lazy: async () => ({ Component: (await import('./pages/HourBanksPage')).HourBanksPage }),
  },
  {
    path: bankAgreementsPath,
    lazy: async () => ({
      Component: (await import('./pages/BankAgreementsPage')).BankAgreementsPage,
    }),
  },
];
