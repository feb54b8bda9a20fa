import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { SelectInput } from '@/components/form/SelectInput';
import { type Order, useAssignPickerMutation, useListPickersQuery } from '../api';
import { counted } from '../ordersModel';

const assignForm = z.object({ pickerId: z.union([z.literal(''), z.number()]) });
type Values = z.input<typeof assignForm>;
const resolver = contractResolver(assignForm);

interface AssignDialogProps {
  order: Order;
  onClose: () => void;
}

/** Who prepares it, with how much each one already has in hand. */
export function AssignDialog({ order, onClose }: AssignDialogProps) {
  const { data } = useListPickersQuery(order.siteId);
  const [assign] = useAssignPickerMutation();
  const form = useForm<Values>({ resolver, defaultValues: { pickerId: order.picker?.id ?? '' } });
  const options = (data?.rows ?? []).map(({ personId, person, ordersInHand }) => ({
    value: personId,
    label:
      ordersInHand === 0
        ? person.name
        : `${person.name} · ${counted(ordersInHand, 'pedido en curso', 'pedidos en curso')}`,
  }));
  return (
    <FormDialog
      open
      title="Asignar pedido"
      form={form}
      submitLabel="Asignar"
      onSubmit={async ({ pickerId }) => {
        const { id, version } = order;
        await assign({ id, version, pickerId: pickerId === '' ? null : pickerId }).unwrap();
        onClose();
      }}
      onClose={onClose}
    >
      <SelectInput<Values>
        name="pickerId"
        label="Quién lo prepara"
        options={options}
        placeholder="Nadie: que lo tome quien esté libre"
        optional
      />
    </FormDialog>
  );
}
