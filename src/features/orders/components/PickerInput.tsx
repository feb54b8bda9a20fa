import { counted } from '@contract/core/counted';
import { SelectInput } from '@/components/form/SelectInput';
import { useListPickersQuery } from '@/services/wms/generated/orders.gen';

interface PickerInputProps {
  label: string;
  /** Null: of every site within reach. */
  siteId: number | null;
}

/** The field `pickerId` of the form around it: who may prepare there, with how much each has in hand. */
export function PickerInput({ label, siteId }: PickerInputProps) {
  const { data } = useListPickersQuery(siteId ?? undefined);
  const rows = data?.rows ?? [];
  const several = new Set(rows.map(({ siteName }) => siteName)).size > 1;
  const options = rows.map(({ personId, person, siteName, ordersInHand }) => ({
    value: personId,
    label: [
      person.name,
      ...(several ? [siteName] : []),
      ...(ordersInHand > 0 ? [counted(ordersInHand, 'pedido en curso', 'pedidos en curso')] : []),
    ].join(' · '),
  }));
  return (
    <SelectInput
      name="pickerId"
      label={label}
      options={options}
      placeholder="Nadie: que lo tome quien esté libre"
      optional
    />
  );
}
