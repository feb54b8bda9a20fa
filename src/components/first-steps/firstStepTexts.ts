import type { FirstStepName } from '@contract/admin/firstSteps';
import type { Permission } from '@contract/core/permissions';
import { adminPaths, definitionsPath, publicHolidaysPath, routes } from '@/utils/paths';

interface FirstStepText {
  title: string;
  /** A line that says what the step is for. */
  purpose: string;
  to: string;
  flag: Permission;
}

export const firstStepTexts: Readonly<Record<FirstStepName, FirstStepText>> = {
  organisation: {
    title: 'Datos de la organización',
    purpose: 'Con su CUIT y su domicilio salen los papeles que se imprimen.',
    to: adminPaths.settings,
    flag: 'ADMIN.settings',
  },
  places: {
    title: 'Sedes y áreas',
    purpose: 'Dónde trabaja cada persona, y de qué depósito es cada pedido.',
    to: adminPaths.sites,
    flag: 'ADMIN.settings',
  },
  people: {
    title: 'Personas',
    purpose: 'El personal, de a una o desde una planilla.',
    to: routes.users,
    flag: 'ADMIN.users',
  },
  accounts: {
    title: 'Cuentas',
    purpose: 'Con qué usuario y qué rol ingresa cada persona: se crean desde la lista de personas.',
    to: routes.users,
    flag: 'ADMIN.users',
  },
  holidays: {
    title: 'Feriados',
    purpose: 'Los nacionales ya están; agregá los propios y los de cada sede.',
    to: publicHolidaysPath,
    flag: 'ADMIN.settings',
  },
  approvals: {
    title: 'Quién aprueba',
    purpose: 'Por quién pasa cada licencia, novedad o cambio de datos.',
    to: definitionsPath,
    flag: 'ADMIN.settings',
  },
  mail: {
    title: 'Correo',
    purpose:
      'Para que los avisos que piden una respuesta lleguen también por correo: cargá el servidor, mandá una prueba y confirmá que llegó.',
    to: adminPaths.settings,
    flag: 'ADMIN.settings',
  },
  backup: {
    title: 'Copia de seguridad',
    purpose:
      'Se hace sola una vez por día en la carpeta de datos; hacé la primera y bajala a otro lugar.',
    to: adminPaths.backups,
    flag: 'ADMIN.whole',
  },
};

export const firstStepTitles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(firstStepTexts).map(([name, { title }]) => [name, title]),
);
