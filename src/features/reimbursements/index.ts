import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes as paths } from '@/utils/paths';
import { expenseCategoriesPath, expenseTotalsPath, newReimbursementPath } from '@/utils/payPaths';
import { expenseRoutes, routes } from './routes';

export const reimbursements: FeatureManifest = {
  id: 'reimbursements',
  flag: 'REIMBURSEMENTS',
  group: 'pay',
  label: 'Reintegros',
  icon: 'reimbursements',
  order: 40,
  paths: [
    {
      path: paths.reimbursements,
      label: 'Reintegros',
      keywords: 'gastos devolver plata viáticos comprobantes',
    },
    {
      path: newReimbursementPath,
      label: 'Pedir un reintegro',
      keywords: 'gasto taxi comida factura kilómetros foto',
      action: true,
    },
    { path: expenseTotalsPath, label: 'Gastos por categoría', keywords: 'totales mes área' },
    {
      path: expenseCategoriesPath,
      label: 'Categorías de gasto',
      keywords: 'topes cuenta contable kilómetro',
    },
  ],
  routes: () => routes,
  settings: {
    flag: ['REIMBURSEMENTS', 'RENDITIONS', 'ADMIN.settings'],
    routes: () => expenseRoutes,
  },
};
