import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes as paths } from '@/utils/paths';
import { allLoansPath, loanTotalsPath, loanTypesPath, newLoanPath } from '@/utils/payPaths';
import { routes } from './routes';

export const loans: FeatureManifest = {
  id: 'loans',
  flag: 'LOANS',
  group: 'pay',
  label: 'Préstamos',
  icon: 'loans',
  order: 20,
  paths: [
    {
      path: paths.loans,
      label: 'Mis préstamos',
      keywords: 'anticipo adelanto sueldo cuotas saldo cuánto debo',
    },
    {
      path: newLoanPath,
      label: 'Pedir un préstamo',
      keywords: 'anticipo adelanto de sueldo plata emergencia',
      action: true,
    },
    {
      path: allLoansPath,
      label: 'Préstamos de todos',
      flag: 'LIQUIDATION.SHOW',
      keywords: 'saldos pendientes por pagar transferir',
    },
    {
      path: loanTotalsPath,
      label: 'Totales de préstamos',
      flag: 'LIQUIDATION.SHOW',
      keywords: 'cuánto prestamos por tipo mes área gráfico',
    },
    {
      path: loanTypesPath,
      label: 'Tipos de préstamo',
      flag: 'LIQUIDATION.SHOW',
      keywords: 'reglas topes cuotas anticipos',
    },
  ],
  routes: () => routes,
};
