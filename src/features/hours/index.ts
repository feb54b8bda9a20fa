import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes as paths } from '@/utils/paths';
import {
  bandsPath,
  banksPath,
  overtimePath,
  ownBankPath,
  payFilePath,
  teamHoursPath,
} from '@/utils/timePaths';
import { routes } from './routes';

export const hours: FeatureManifest = {
  id: 'hours',
  flag: 'HOURS.SHOW',
  group: 'time',
  label: 'Horas',
  icon: 'hours',
  order: 30,
  paths: [
    {
      path: paths.hours,
      label: 'Mis horas',
      flag: 'HOURS.SHOW',
      keywords: 'trabajadas extras tarde nocturnas semana',
    },
    {
      path: teamHoursPath,
      label: 'Horas del equipo',
      flag: 'WORKFLOW',
      keywords: 'totales mes semana personas exportar sueldos',
    },
    {
      path: overtimePath,
      label: 'Horas extras',
      flag: 'WORKFLOW',
      keywords: 'aprobar extras 50 100 decidir',
    },
    {
      path: bandsPath,
      label: 'Franjas horarias',
      flag: 'HOURS.STRIP',
      keywords: 'recargo noche fin de semana feriado multiplicador ventana',
    },
    {
      path: payFilePath,
      label: 'Exportar para sueldos',
      flag: 'HOURS.CREATE',
      keywords: 'archivo liquidación csv planilla columnas formato mes',
    },
    {
      path: ownBankPath,
      label: 'Mi banco de horas',
      flag: 'HOURS.SHOW',
      keywords: 'saldo compensar franco compensatorio usar horas vencen',
    },
    {
      path: banksPath,
      label: 'Banco de horas del equipo',
      flag: 'WORKFLOW',
      keywords: 'saldos acuerdos compensar vencen pagar ajustar',
    },
  ],
  routes: () => routes,
};
