import { supplierRecord } from '@contract/receiving/supplier';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { recordColumn } from '@/components/record/recordColumn';
import type { Supplier } from '@/services/wms/generated/receiving.gen';

export const supplierColumns: GridColumn<Supplier>[] = [
  recordColumn(supplierRecord, 'name', { grow: true, card: 'title' }),
  recordColumn(supplierRecord, 'active', { sortable: false, width: 110, card: 'fact' }),
];
