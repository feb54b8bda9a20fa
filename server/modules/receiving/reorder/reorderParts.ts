import { listReorderRules } from '@contract/receiving/reorderAcciones';
import { reorderRuleRecord } from '@contract/receiving/reorderRule';
import { can } from '@contract/session/can';
import { reorderRule } from '../../../db/schema/receiving';
import { namedBy } from '../../../engine/audit/namedBy';
import { defineExport } from '../../../engine/exports/exportDefinition';
import { waitsInList } from '../../../engine/waiting/waitsInList';
import { reorderList } from './reorderList';

const { fields } = reorderRuleRecord;
const text = { kind: 'text' } as const;
const whole = { kind: 'integer' } as const;

export const reorderRuleName = namedBy({
  entity: 'reorderRule',
  reads: listReorderRules,
  fields: ['reorderRuleId'],
  table: reorderRule,
  name: reorderRule.id,
});

export const reorderExport = defineExport(reorderList, 'Reposición', {
  sku: { ...text, label: 'Código', width: 16 },
  productName: { ...text, label: fields.productId.label, width: 40 },
  siteName: { ...text, label: fields.siteId.label, width: 24 },
  supplierName: { ...text, label: fields.supplierId.label, width: 28 },
  proposed: { ...whole, label: 'Conviene pedir' },
  packSize: { ...whole, label: fields.packSize.label },
  cover: { ...whole, label: 'Disponible y en camino' },
  ordered: { ...whole, label: 'Pedido' },
  orderedUntil: { label: 'Llega', kind: 'day' },
  min: { ...whole, label: fields.min.label },
  max: { ...whole, label: fields.max.label },
  leadDays: { ...whole, label: fields.leadDays.label },
});

/** Products that fell to their minimum wait for those who order. */
export const waitingReorders = waitsInList({
  module: 'receiving',
  label: ['Producto para pedir', 'Productos para pedir'],
  list: reorderList,
  filters: [{ field: 'toOrder', operator: 'is', value: true }],
  only: ({ roles }) => can(roles, 'ORDERS.create'),
  path: '/receiving/reorder?filtro=toOrder:is:true',
});
