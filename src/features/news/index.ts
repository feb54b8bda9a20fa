import type { FeatureManifest } from '@/components/shell/featureManifest';
import {
  askNewsPath,
  enterNewsPath,
  newsCalendarPath,
  newsTypesPath,
  ownNewsPath,
  routes as paths,
} from '@/utils/paths';
import { routes } from './routes';

export const news: FeatureManifest = {
  id: 'news',
  // Each page has its own: staff only tell, managers only read.
  flag: null,
  group: 'time',
  label: 'Novedades',
  icon: 'news',
  order: 40,
  paths: [
    {
      path: paths.news,
      label: 'Novedades',
      flag: 'NEWS',
      keywords: 'enfermedad ausencias llegadas tarde premios descuentos certificados',
    },
    {
      path: newsCalendarPath,
      label: 'Calendario de novedades',
      flag: 'NEWS',
      keywords: 'mes año quién falta',
    },
    {
      path: ownNewsPath,
      label: 'Mis novedades',
      flag: 'NEWS.CREATE',
      keywords: 'mis ausencias enfermedad certificado médico',
    },
    {
      path: askNewsPath,
      label: 'Avisar una ausencia',
      flag: 'NEWS.CREATE',
      keywords: 'estoy enfermo enferma no voy falto certificado médico',
      action: true,
    },
    {
      path: enterNewsPath,
      label: 'Cargar una novedad',
      flag: 'NEWS.STATE',
      keywords: 'cargar varias personas enfermedad premio',
      action: true,
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
