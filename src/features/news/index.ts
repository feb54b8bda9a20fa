import type { FeatureManifest } from '@/components/shell/featureManifest';
import {
  askNewsPath,
  enterNewsPath,
  newsCalendarPath,
  newsTypesPath,
  ownNewsPath,
  routes as paths,
} from '@/utils/paths';
import { ownRoutes, routes } from './routes';

export const news: FeatureManifest = {
  id: 'news',
  flag: 'NEWS',
  group: 'time',
  label: 'Novedades',
  icon: 'news',
  order: 40,
  paths: [
    {
      path: paths.news,
      label: 'Novedades',
      keywords: 'enfermedad ausencias llegadas tarde premios descuentos certificados',
    },
    { path: newsCalendarPath, label: 'Calendario de novedades', keywords: 'mes año quién falta' },
    {
      path: enterNewsPath,
      label: 'Cargar una novedad',
      flag: 'NEWS.STATE',
      keywords: 'cargar varias personas enfermedad premio',
    },
    {
      path: newsTypesPath,
      label: 'Tipos de novedad',
      flag: 'NEWS.STATE',
      keywords: 'reglas certificado paga',
    },
  ],
  routes: () => routes,
};

/** What somebody tells of themselves, mostly from a phone. */
export const ownNews: FeatureManifest = {
  id: 'ownNews',
  flag: 'NEWS.CREATE',
  group: 'time',
  label: 'Mis novedades',
  icon: 'news',
  order: 41,
  paths: [
    {
      path: ownNewsPath,
      label: 'Mis novedades',
      keywords: 'mis ausencias enfermedad certificado médico',
    },
    {
      path: askNewsPath,
      label: 'Avisar una ausencia',
      keywords: 'estoy enfermo enferma no voy falto certificado médico',
    },
  ],
  routes: () => ownRoutes,
};
