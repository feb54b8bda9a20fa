import { defineExport } from '../../engine/exports/exportDefinition';
import { personName } from '../../engine/people/personName';
import { employeesList } from './employeeQueries';

export const employeesExport = defineExport(employeesList, 'Personas', {
  docket: { label: 'Legajo', kind: 'text', width: 12 },
  name: { label: 'Nombre completo', kind: 'text', width: 32, value: personName },
  lastName: { label: 'Apellido', kind: 'text' },
  firstName: { label: 'Nombre', kind: 'text' },
  dni: { label: 'DNI', kind: 'text', width: 12 },
  cuil: { label: 'CUIL', kind: 'text', width: 15 },
  birthDate: { label: 'Fecha de nacimiento', kind: 'day' },
  hireDate: { label: 'Fecha de ingreso', kind: 'day' },
  leaveDate: { label: 'Fecha de egreso', kind: 'day' },
  leaveReason: { label: 'Motivo de egreso', kind: 'text' },
  siteName: { label: 'Sede', kind: 'text' },
  areaName: { label: 'Área', kind: 'text' },
  managerName: { label: 'Responsable', kind: 'text', width: 32 },
  position: { label: 'Puesto', kind: 'text', width: 28 },
  category: { label: 'Categoría', kind: 'text', width: 24 },
  agreement: { label: 'Convenio', kind: 'text', width: 32 },
  email: { label: 'Correo', kind: 'text', width: 36 },
  phone: { label: 'Teléfono', kind: 'text' },
  address: { label: 'Domicilio', kind: 'text', width: 36 },
  rating: { label: 'Evaluación', kind: 'decimal' },
  username: { label: 'Usuario', kind: 'text' },
});
