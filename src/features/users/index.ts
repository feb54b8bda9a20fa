import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes as paths } from '@/utils/paths';
import { routes } from './routes';

export const users: FeatureManifest = {
  id: 'users',
  flag: null,
  group: 'people',
  label: 'Personas',
  icon: 'people',
  order: 30,
  paths: [
    {
      path: paths.users,
      label: 'Personas',
      keywords: 'directorio contacto teléfono interno correo compañeros',
    },
    {
      path: paths.pay,
      label: 'Sueldos',
      flag: 'LIQUIDATION.SHOW',
      keywords: 'sueldo básico cbu banco convenio categoría',
    },
    {
      path: paths.chart,
      label: 'Organigrama',
      keywords: 'jefe jefa responsable equipo estructura quién depende',
    },
  ],
  routes: () => routes,
};
