import type { Permission } from '@contract/core/permissions';
import { chatChannelsPath, chatReportsPath } from '@/utils/chatPaths';
import {
  adminPaths,
  definitionsPath,
  documentTypesPath,
  leaveRulesPath,
  newsTypesPath,
  publicHolidaysPath,
} from '@/utils/paths';
import { kiosksPath, rotationsPath, shiftsPath } from '@/utils/timePaths';

interface AdminPageEntry {
  path: string;
  label: string;
  flag: Permission;
  keywords: string;
}

interface AdminGroup {
  label: string;
  pages: readonly AdminPageEntry[];
}

/** The pages of the administration, as its tabs group them; where a module is set stands beside what is set here. */
export const adminGroups: readonly AdminGroup[] = [
  {
    label: 'Gente',
    pages: [
      { path: adminPaths.roles, label: 'Roles', flag: 'ADMIN.roles', keywords: 'permisos accesos' },
      { path: adminPaths.sessions, label: 'Sesiones', flag: 'ADMIN.users', keywords: 'conectados' },
      {
        path: chatReportsPath,
        label: 'Denuncias de mensajes',
        flag: 'ADMIN.users',
        keywords: 'acoso maltrato bloquear conversaciones',
      },
    ],
  },
  {
    label: 'Organización',
    pages: [
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
      {
        path: chatChannelsPath,
        label: 'Canales de área',
        flag: 'ADMIN.settings',
        keywords: 'mensajes conversaciones grupos cerrar',
      },
      {
        path: documentTypesPath,
        label: 'Tipos de documento',
        flag: 'ADMIN.settings',
        keywords: 'carpetas vencimiento legajo',
      },
    ],
  },
  {
    label: 'Tiempo',
    // A group opens with a page that always has these tabs: one of leave has those of leave for who takes it.
    pages: [
      {
        path: adminPaths.parameters,
        label: 'Parámetros',
        flag: 'ADMIN.settings',
        keywords: 'ley cifras días topes vacaciones',
      },
      {
        path: leaveRulesPath,
        label: 'Licencias',
        flag: 'ADMIN.settings',
        keywords: 'reglas tipos bloqueo dotación vacaciones',
      },
      {
        path: publicHolidaysPath,
        label: 'Feriados',
        flag: 'ADMIN.settings',
        keywords: 'festivos no laborables puente',
      },
      {
        path: newsTypesPath,
        label: 'Tipos de novedad',
        flag: 'ADMIN.settings',
        keywords: 'reglas certificado paga',
      },
      {
        path: shiftsPath,
        label: 'Turnos',
        flag: 'ADMIN.settings',
        keywords: 'horarios mañana tarde noche descanso tolerancia',
      },
      {
        path: rotationsPath,
        label: 'Rotaciones',
        flag: 'ADMIN.settings',
        keywords: 'horarios ciclo francos rotativo',
      },
      {
        path: kiosksPath,
        label: 'Kioscos',
        flag: 'ADMIN.settings',
        keywords: 'fichar tableta puerta emparejar código',
      },
    ],
  },
  {
    label: 'Sistema',
    pages: [
      {
        path: adminPaths.settings,
        label: 'Ajustes',
        flag: 'ADMIN.settings',
        keywords: 'marca nombre color correo smtp seguridad mapas sesión',
      },
      {
        path: adminPaths.audit,
        label: 'Auditoría',
        flag: 'ADMIN.audit',
        keywords: 'cambios registro',
      },
      { path: adminPaths.jobs, label: 'Tareas', flag: 'ADMIN.settings', keywords: 'cola rutinas' },
      {
        path: adminPaths.health,
        label: 'Estado',
        flag: 'ADMIN.settings',
        keywords: 'salud servidor',
      },
      {
        path: adminPaths.backups,
        label: 'Copias',
        flag: 'ADMIN.whole',
        keywords: 'seguridad backup restaurar resguardo',
      },
      {
        path: adminPaths.firstSteps,
        label: 'Primeros pasos',
        flag: 'ADMIN.settings',
        keywords: 'guía comienzo instalación puesta en marcha',
      },
    ],
  },
];

export const adminPages = adminGroups.flatMap(({ pages }) => pages);
