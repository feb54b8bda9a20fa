import type { FeatureManifest } from '@/components/shell/featureManifest';
import { calendarPath } from '@/utils/paths';
import { routes } from './routes';

export const calendar: FeatureManifest = {
  id: 'calendar',
  flag: 'HOLIDAYS',
  group: 'time',
  label: 'Quién falta',
  icon: 'calendar',
  order: 70,
  paths: [
    {
      path: calendarPath,
      label: 'Quién falta',
      keywords: 'calendario equipo ausencias feriados mes año',
    },
  ],
  routes: () => routes,
};
