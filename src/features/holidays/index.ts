import type { FeatureManifest } from '@/components/shell/featureManifest';
import {
  balancesPath,
  leaveRulesPath,
  newLeavePath,
  routes as paths,
  publicHolidaysPath,
  teamLeavePath,
} from '@/utils/paths';
import { routes, settingsRoutes } from './routes';

export const holidays: FeatureManifest = {
  id: 'holidays',
  flag: 'HOLIDAYS',
  group: 'time',
  label: 'Vacaciones',
  icon: 'holidays',
  order: 10,
  paths: [
    {
      path: paths.holidays,
      label: 'Vacaciones',
      keywords: 'saldo días franco descanso cuánto me queda',
    },
    {
      path: newLeavePath,
      label: 'Pedir licencia',
      keywords: 'vacaciones franco examen mudanza trámite nacimiento',
      action: true,
    },
    {
      path: teamLeavePath,
      label: 'Licencias del equipo',
      flag: 'HOLIDAYS.APPROVE',
      keywords: 'quién salió a cargo',
    },
    {
      path: balancesPath,
      label: 'Saldos de vacaciones',
      flag: 'HOLIDAYS.APPROVE',
      keywords: 'días que quedan a cada uno',
    },
    { path: publicHolidaysPath, label: 'Feriados', keywords: 'festivos no laborables puente' },
    {
      path: leaveRulesPath,
      label: 'Reglas de licencias',
      flag: 'HOLIDAYS.APPROVE',
      keywords: 'bloqueo fechas dotación mínima tipos',
    },
  ],
  routes: () => routes,
  settings: { flag: ['HOLIDAYS', 'ADMIN.settings'], routes: () => settingsRoutes },
};
