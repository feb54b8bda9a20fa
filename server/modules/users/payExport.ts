import { payRecord } from '@contract/users/personPay';
import { defineExport } from '../../engine/exports/exportDefinition';
import { personName } from '../../engine/people/personName';
import { payList } from './payList';

const { unionTie } = payRecord.fields;
const bases = { monthly: 'Mensual', daily: 'Diario', hourly: 'Por hora' };

/** Its titles are those that the import of people reads. */
export const payExport = defineExport(payList, 'Sueldos', {
  docket: { label: 'Legajo', kind: 'text', width: 12 },
  name: { label: 'Nombre completo', kind: 'text', width: 32, value: personName },
  cuil: { label: 'CUIL', kind: 'text', width: 15 },
  siteName: { label: 'Sede', kind: 'text' },
  areaName: { label: 'Área', kind: 'text' },
  agreement: { label: 'Convenio', kind: 'text', width: 32 },
  category: { label: 'Categoría', kind: 'text', width: 24 },
  salaryBasis: {
    label: 'Forma de pago',
    kind: 'text',
    width: 14,
    value: ({ salaryBasis }) => (salaryBasis ? bases[salaryBasis] : null),
  },
  salary: { label: 'Sueldo', kind: 'decimal' },
  unionTie: {
    label: unionTie.label,
    kind: 'text',
    width: 18,
    value: (row) => unionTie.labels[row.unionTie],
  },
  cbu: { label: 'CBU', kind: 'text', width: 26 },
  bankAlias: { label: 'Alias', kind: 'text' },
});
