import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { type Product, useListProductsQuery } from '@/services/wms/generated/warehouse.gen';
import { FoundInput } from '../form/FoundInput';

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

const productOption = ({ id, name, sku }: Product) => ({ id, name, detail: sku });
