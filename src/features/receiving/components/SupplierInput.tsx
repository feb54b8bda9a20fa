import { arrivalRecord } from '@contract/receiving/arrival';
import { useState } from 'react';
import { FoundInput } from '@/components/form/FoundInput';
import { useListSuppliersQuery } from '@/services/wms/generated/receiving.gen';

/** A supplier in use, found by name. */
export function SupplierInput({ optional = false }: { optional?: boolean }) {
  const [search, setSearch] = useState('');
  const { data, isFetching } = useListSuppliersQuery({
    search,
    size: 20,
    filters: [{ field: 'active', operator: 'is', value: true }],
  });
  return (
    <FoundInput
      name="supplier"
      optional={optional}
      label={arrivalRecord.fields.supplierId.label}
      options={(data?.rows ?? []).map(({ id, name }) => ({ id, name }))}
      loading={isFetching}
      onSearch={setSearch}
    />
  );
}
