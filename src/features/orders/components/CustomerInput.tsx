import { orderRecord } from '@contract/orders/orderFields';
import { useState } from 'react';
import { FoundInput } from '@/components/form/FoundInput';
import { useListCustomersQuery } from '@/services/wms/generated/warehouse.gen';
import { customerOption, type OrderValues } from '../orderForm';

export function CustomerInput() {
  const [search, setSearch] = useState('');
  const { data, isFetching } = useListCustomersQuery({
    search,
    size: 20,
    filters: [{ field: 'active', operator: 'is', value: true }],
  });
  return (
    <FoundInput<OrderValues>
      name="customer"
      label={orderRecord.fields.customerId.label}
      hint="Lo prepara el depósito que lo atiende."
      options={(data?.rows ?? []).map(customerOption)}
      loading={isFetching}
      onSearch={setSearch}
    />
  );
}
