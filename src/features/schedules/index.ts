import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes as paths } from '@/utils/paths';
import {
  assignmentsPath,
  openShiftsPath,
  ownShiftsPath,
  rotationsPath,
  shiftsPath,
} from '@/utils/timePaths';
import { routes } from './routes';

export const schedules: FeatureManifest = {
  id: 'schedules',
  // Each page has its own: staff only see their shifts, who plans sees the board first.
  flag: null,
  group: 'time',
  label: 'Horarios',
  icon: 'schedules',
  order: 20,
  paths: [
    {
      path: paths.schedules,
      label: 'Grilla de horarios',
      flag: 'SCHEDULES.CREATE',
      keywords: 'semana planificar publicar turnos francos dotación equipo',
    },
    {
      path: ownShiftsPath,
      label: 'Mis horarios',
      flag: 'SCHEDULES.SHOW',
      keywords: 'mi turno próximo cuándo trabajo franco mes cambio de turno cambiar colega',
    },
    {
      path: assignmentsPath,
      label: 'Asignaciones de horarios',
      flag: 'SCHEDULES.CREATE',
      keywords: 'rotación de cada persona área sede',
    },
    {
      path: openShiftsPath,
      label: 'Turnos abiertos',
      flag: 'SCHEDULES.CREATE',
      keywords: 'ofrecer cubrir vacante tomar guardia extra',
    },
    {
      path: shiftsPath,
      label: 'Turnos',
      flag: 'SCHEDULES.CREATE',
      keywords: 'mañana tarde noche descanso tolerancia colores',
    },
    {
      path: rotationsPath,
      label: 'Rotaciones',
      flag: 'SCHEDULES.CREATE',
      keywords: 'ciclo 6 por 1 4 por 2 francos rotativo',
    },
  ],
  routes: () => routes,
};
