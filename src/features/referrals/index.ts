import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes as paths } from '@/utils/paths';
import {
  allReferralsPath,
  newOpeningPath,
  ownReferralsPath,
  referralBoardPath,
} from '@/utils/referralPaths';
import { applyRoutes, routes } from './routes';

export const referrals: FeatureManifest = {
  id: 'referrals',
  flag: 'REFERRALS',
  group: 'people',
  label: 'Referidos',
  icon: 'referrals',
  order: 40,
  paths: [
    {
      path: paths.referrals,
      label: 'Referidos',
      keywords: 'búsquedas vacantes puestos recomendar bono candidatos',
    },
    { path: ownReferralsPath, label: 'Mis referidos', keywords: 'bono etapa recomendé' },
    {
      path: referralBoardPath,
      label: 'Tablero de referidos',
      flag: 'REFERRALS.ALL',
      keywords: 'candidatos etapas selección',
    },
    { path: allReferralsPath, label: 'Todos los referidos', flag: 'REFERRALS.ALL' },
    {
      path: newOpeningPath,
      label: 'Abrir una búsqueda',
      flag: 'REFERRALS.ALL',
      keywords: 'vacante puesto nuevo',
      action: true,
    },
  ],
  routes: () => routes,
};

/** Where somebody who was referred applies, signed in nowhere. */
export const applying: FeatureManifest = {
  id: 'applying',
  flag: null,
  open: true,
  group: null,
  label: 'Postularse',
  icon: 'referrals',
  order: 100,
  paths: [],
  routes: () => applyRoutes,
};
