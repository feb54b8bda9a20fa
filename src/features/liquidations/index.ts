import type { FeatureManifest } from '@/components/shell/featureManifest';
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
import { routes } from './routes';

export const liquidations: FeatureManifest = {
  id: 'liquidations',
  flag: 'LIQUIDATION.SHOW',
  group: 'pay',
  label: 'Liquidaciones',
  icon: 'money',
  order: 15,
  paths: [
    {
      path: paths.liquidations,
      label: 'Liquidaciones',
      keywords: 'sueldos calcular haberes mes aguinaldo sac pagar',
    },
    {
      path: payConceptsPath,
      label: 'Conceptos de sueldo',
      keywords: 'fórmulas antigüedad presentismo jubilación descuentos',
    },
    {
      path: payTablesPath,
      label: 'Tablas de sueldos',
      keywords: 'escalas tramos ganancias impuesto',
    },
    {
      path: bankLayoutsPath,
      label: 'Diseños de banco',
      keywords: 'transferencias archivo cbu acreditación columnas ancho fijo',
    },
    {
      path: chargeDepositsPath,
      label: 'Depósitos de cargas sociales',
      keywords: 'F.931 aportes contribuciones banco último depósito recibo',
    },
    {
      path: consentsPath,
      label: 'Consentimientos de descuentos',
      keywords: 'acuerdo autorización expresa descuento mutual firma papel 133',
    },
    {
      path: arcaMonthPath,
      label: 'El mes para ARCA',
      keywords: 'F.931 libro de sueldos digital AFIP declaración jurada control altas bajas',
    },
    {
      path: payCostsPath,
      label: 'Costos de sueldos',
      keywords: 'gasto masa salarial cargas contribuciones sede área concepto gráfico',
    },
    {
      path: paySimulationPath,
      label: 'Simular un sueldo o un aumento',
      keywords: 'qué pasaría costo categoría paritaria porcentaje',
    },
  ],
  routes: () => routes,
};
