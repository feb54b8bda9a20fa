import { defineExport } from '../../engine/exports/exportDefinition';
import { personName } from '../../engine/people/personName';
import { directoryList } from './directoryQueries';

export const directoryExport = defineExport(directoryList, 'Directorio', {
  docket: { label: 'Legajo', kind: 'text', width: 12 },
  name: { label: 'Nombre', kind: 'text', width: 32, value: personName },
  position: { label: 'Puesto', kind: 'text', width: 28 },
  siteName: { label: 'Sede', kind: 'text' },
  areaName: { label: 'Área', kind: 'text' },
  email: { label: 'Correo', kind: 'text', width: 36 },
  phone: { label: 'Teléfono', kind: 'text' },
});
