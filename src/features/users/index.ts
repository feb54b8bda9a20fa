import { keepsPeople } from '@contract/users/keepsPeople';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { newPersonPath, routes as paths } from '@/utils/paths';
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
      path: paths.personBooks,
      label: 'Datos para el Libro de Sueldos',
      flag: ['ADMIN.users', 'LIQUIDATION.SHOW'],
      keywords: 'ARCA AFIP código modalidad obra social situación revista zona cónyuge hijos ART',
    },
    {
      path: newPersonPath,
      label: 'Agregar una persona',
      flag: keepsPeople,
      keywords: 'alta ingreso nuevo empleado empleada crear',
      action: true,
    },
    {
      path: paths.importPeople,
      label: 'Importar personas',
      flag: 'ADMIN.users',
      keywords: 'planilla excel csv altas',
      action: true,
    },
    {
      path: paths.chart,
      label: 'Organigrama',
      keywords: 'jefe jefa responsable equipo estructura quién depende',
    },
  ],
  routes: () => routes,
};
