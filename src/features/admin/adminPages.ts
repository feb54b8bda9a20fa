import type { Permission } from '@contract/core/permissions';
import { adminPaths, definitionsPath } from '@/utils/paths';

/** The pages of the administration, in the order of their tabs. */
export const adminPages: readonly {
  path: string;
  label: string;
  flag: Permission;
  keywords: string;
}[] = [
  { path: adminPaths.roles, label: 'Roles', flag: 'ADMIN.roles', keywords: 'permisos accesos' },
  {
    path: adminPaths.sites,
    label: 'Sedes y áreas',
    flag: 'ADMIN.settings',
    keywords: 'lugares depósitos mapa sectores',
  },
  {
    path: definitionsPath,
    label: 'Quién aprueba',
    flag: 'ADMIN.settings',
    keywords: 'definiciones cadena pasos autorización',
  },
  { path: adminPaths.audit, label: 'Auditoría', flag: 'ADMIN.audit', keywords: 'cambios registro' },
  { path: adminPaths.sessions, label: 'Sesiones', flag: 'ADMIN.users', keywords: 'conectados' },
  {
    path: adminPaths.parameters,
    label: 'Parámetros',
    flag: 'ADMIN.settings',
    keywords: 'ley cifras días topes vacaciones',
  },
  { path: adminPaths.jobs, label: 'Tareas', flag: 'ADMIN.settings', keywords: 'cola rutinas' },
  { path: adminPaths.health, label: 'Estado', flag: 'ADMIN.settings', keywords: 'salud servidor' },
  {
    path: adminPaths.settings,
    label: 'Ajustes',
    flag: 'ADMIN.settings',
    keywords: 'marca nombre color correo smtp seguridad mapas sesión',
  },
  {
    path: adminPaths.backups,
    label: 'Copias',
    flag: 'ADMIN.whole',
    keywords: 'seguridad backup restaurar resguardo',
  },
];
