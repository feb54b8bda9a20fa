import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes as paths } from '@/utils/paths';
import {
  importVisitsPath,
  newVisitPath,
  visitDayPath,
  visitFiguresPath,
  visitMapPath,
  visitOrderPath,
  visitPurposesPath,
  visitSeriesPath,
} from '@/utils/visitPaths';
import { routes } from './routes';

export const visits: FeatureManifest = {
  id: 'visits',
  flag: 'VISITS',
  group: 'warehouse',
  label: 'Visitas',
  icon: 'visits',
  order: 30,
  paths: [
    {
      path: paths.visits,
      label: 'Visitas',
      keywords: 'clientes recorrido ruta planificar lugar',
    },
    { path: visitDayPath, label: 'Mis visitas', keywords: 'hoy recorrido llegar' },
    { path: visitMapPath, label: 'Mapa de visitas', keywords: 'dónde recorrido' },
    {
      path: newVisitPath,
      label: 'Nueva visita',
      flag: 'VISITS.plan',
      keywords: 'planificar cliente',
      action: true,
    },
    { path: visitFiguresPath, label: 'Cifras de las visitas', keywords: 'cuántas hechas a tiempo' },
    {
      path: visitOrderPath,
      label: 'Orden del día de visitas',
      flag: 'VISITS.plan',
      keywords: 'recorrido ruta camino distancia',
    },
    {
      path: visitSeriesPath,
      label: 'Series de visitas',
      flag: 'VISITS.plan',
      keywords: 'repetir semanal mensual todas las semanas',
    },
    {
      path: importVisitsPath,
      label: 'Importar visitas',
      flag: 'VISITS.plan',
      keywords: 'planilla excel archivo',
    },
    { path: visitPurposesPath, label: 'Motivos de visita', flag: 'VISITS.plan' },
  ],
  routes: () => routes,
};
