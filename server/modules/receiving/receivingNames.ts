import { getArrival } from '@contract/receiving/arrivalAcciones';
import { listSuppliers } from '@contract/receiving/supplierAcciones';
import { arrival, supplier } from '../../db/schema/receiving';
import { namedBy } from '../../engine/audit/namedBy';

export const arrivalName = namedBy({
  entity: 'arrival',
  fields: ['arrivalId'],
  opens: getArrival,
  table: arrival,
  name: arrival.number,
  plain: true,
  link: (id) => `/receiving/${id}`,
});

export const supplierName = namedBy({
  entity: 'supplier',
  reads: listSuppliers,
  fields: ['supplierId'],
  table: supplier,
  name: supplier.name,
});
