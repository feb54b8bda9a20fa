import type { ImportDefinition } from '../../engine/imports/importDefinition';
import { parseCuil, parseDay, parseDni, parseEmail, parseText } from '../../engine/imports/parsers';
import { checkPeople } from './checkPeople';
import { accountImportColumns } from './importedAccounts';
import { exampleNames } from './importedPlaces';
import { payImportColumns } from './payImportColumns';
import { savePerson } from './savePerson';

/** People by their docket: who is not there yet is new, and what the file has no column for stays as it is. */
export const peopleImport: ImportDefinition = {
  kind: 'personas',
  title: 'Personas',
  permission: 'ADMIN.users',
  columns: [
    {
      key: 'docket',
      label: 'Legajo',
      aliases: ['Nro. legajo', 'N.º de legajo', 'Número de legajo'],
      required: true,
      kind: 'text',
      example: '2001',
      parse: parseText(20),
    },
    {
      key: 'lastName',
      label: 'Apellido',
      aliases: ['Apellidos'],
      kind: 'text',
      example: 'Núñez',
      parse: parseText(80),
    },
    {
      key: 'firstName',
      label: 'Nombre',
      aliases: ['Nombres'],
      kind: 'text',
      example: 'María Belén',
      parse: parseText(80),
    },
    {
      key: 'dni',
      label: 'DNI',
      aliases: ['Documento', 'Nro. documento'],
      kind: 'text',
      example: '30111222',
      parse: parseDni,
    },
    {
      key: 'cuil',
      label: 'CUIL',
      aliases: ['CUIT'],
      kind: 'text',
      example: '27-30111222-5',
      parse: parseCuil,
    },
    {
      key: 'birthDate',
      label: 'Fecha de nacimiento',
      aliases: ['Nacimiento'],
      kind: 'day',
      example: '1983-04-17',
      parse: parseDay,
    },
    {
      key: 'hireDate',
      label: 'Fecha de ingreso',
      aliases: ['Ingreso', 'Alta'],
      kind: 'day',
      example: '2026-11-02',
      parse: parseDay,
    },
    {
      key: 'leaveDate',
      label: 'Fecha de egreso',
      aliases: ['Egreso', 'Baja'],
      kind: 'day',
      example: '',
      parse: parseDay,
    },
    {
      key: 'leaveReason',
      label: 'Motivo de egreso',
      aliases: ['Motivo de la baja', 'Motivo'],
      kind: 'text',
      example: '',
      parse: parseText(300),
    },
    {
      key: 'siteName',
      label: 'Sede',
      aliases: ['Sucursal', 'Depósito'],
      kind: 'text',
      example: 'Depósito Rosario',
      parse: parseText(120),
    },
    {
      key: 'areaName',
      label: 'Área',
      aliases: ['Sector'],
      kind: 'text',
      example: 'Recepción Rosario',
      parse: parseText(120),
    },
    {
      key: 'manager',
      label: 'Responsable',
      aliases: ['Jefe', 'Superior', 'Legajo del responsable'],
      kind: 'text',
      example: '1005',
      parse: parseText(160),
    },
    {
      key: 'position',
      label: 'Puesto',
      aliases: ['Cargo', 'Posición'],
      kind: 'text',
      example: 'Operaria de recepción',
      parse: parseText(120),
    },
    {
      key: 'email',
      label: 'Correo',
      aliases: ['Email', 'E-mail', 'Correo electrónico'],
      kind: 'text',
      example: 'maria.nunez@elandamio.example',
      parse: parseEmail,
    },
    {
      key: 'phone',
      label: 'Teléfono',
      aliases: ['Celular', 'Tel'],
      kind: 'text',
      example: '+54 11 5123-4567',
      parse: parseText(40),
    },
    {
      key: 'address',
      label: 'Domicilio',
      aliases: ['Dirección'],
      kind: 'text',
      example: 'Belgrano 1234, Lanús',
      parse: parseText(200),
    },
    ...payImportColumns,
    ...accountImportColumns,
  ],
  creating: { permission: 'ADMIN.settings', whom: 'quien administra las sedes y las áreas' },
  examples: exampleNames,
  check: checkPeople,
  weigh: async (asking, rows) => {
    const { weighSalaries } = await import('./weighSalaries');
    return weighSalaries(asking, rows);
  },
  apply: savePerson,
  told: async ({ emit }, ids) => {
    const each = ids.map((id) => ({ type: 'Person' as const, id }));
    await emit([{ type: 'Person', id: 'LIST' }, ...each], { kind: 'everyone' });
  },
};
