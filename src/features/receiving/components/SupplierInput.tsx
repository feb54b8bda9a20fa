import { arrivalRecord } from '@contract/receiving/arrival';
import { useState } from 'react';
import { FoundInput } from '@/components/form/FoundInput';
import { useListSuppliersQuery } from '@/services/wms/generated/receiving.gen';
import type { ArrivalValues } from '../arrivalForm';

/** A supplier in use, found by name. */
export function SupplierInput() {
  const [search, setSearch] = useState('');
  const { data, isFetching } = useListSuppliersQuery({
    search,
    size: 20,
    filters: [{ field: 'active', operator: 'is', value: true }],
  });
  return (
    <FoundInput<ArrivalValues>
      name="supplier"
      label={arrivalRecord.fields.supplierId.label}
      options={(data?.rows ?? []).map(({ id, name }) => ({ id, name }))}
      loading={isFetching}
      onSearch={setSearch}
    />
  );
}
