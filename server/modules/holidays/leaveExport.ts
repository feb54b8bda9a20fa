import { defineExport } from '../../engine/exports/exportDefinition';
import { personName } from '../../engine/people/personName';
import { leavesList } from './leaveQueries';

const states = {
  draft: 'Para corregir',
  pending: 'Pendiente',
  approved: 'Aprobada',
  rejected: 'Rechazada',
  cancelled: 'Retirada',
  expired: 'Vencida',
  calledOff: 'Sin efecto',
  shortened: 'Interrumpida',
};

export const leaveExport = defineExport(leavesList, 'Licencias', {
  name: { label: 'Nombre completo', kind: 'text', width: 32, value: personName },
  siteName: { label: 'Sede', kind: 'text' },
  areaName: { label: 'Área', kind: 'text' },
  typeId: { label: 'Licencia', kind: 'text', width: 32, value: ({ typeName }) => typeName },
  fromDay: { label: 'Desde', kind: 'day' },
  toDay: { label: 'Hasta', kind: 'day' },
  days: { label: 'Días', kind: 'decimal' },
  state: { label: 'Estado', kind: 'text', width: 14, value: ({ state }) => states[state] },
  askedAt: { label: 'Pedida', kind: 'instant' },
});
