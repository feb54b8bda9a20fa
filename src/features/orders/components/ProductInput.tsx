import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { FoundInput } from '@/components/form/FoundInput';
import { useListProductsQuery } from '@/services/wms/generated/warehouse.gen';
import { productOption } from '../orderForm';

interface ProductInputProps<V extends FieldValues> {
  name: FieldPath<V>;
  label: string;
}

/** A product of the catalogue, found by name, code or bar code. */
export function ProductInput<V extends FieldValues>({ name, label }: ProductInputProps<V>) {
  const [search, setSearch] = useState('');
  const { data, isFetching } = useListProductsQuery({
    search,
    size: 20,
    filters: [{ field: 'active', operator: 'is', value: true }],
  });
  return (
    <FoundInput<V>
      name={name}
      label={label}
      options={(data?.rows ?? []).map(productOption)}
      loading={isFetching}
      onSearch={setSearch}
    />
  );
}
