import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import type { Order } from '@/services/wms/generated/orders.gen';
import { useAssignPickerMutation } from '../orderChanges';
import { PickerInput } from './PickerInput';

const assignForm = z.object({ pickerId: z.union([z.literal(''), z.number()]) });
type Values = z.input<typeof assignForm>;
const resolver = contractResolver(assignForm);

interface AssignDialogProps {
  order: Order;
  onClose: () => void;
}

/** Who prepares it, with how much each one already has in hand. */
export function AssignDialog({ order, onClose }: AssignDialogProps) {
  const [assign] = useAssignPickerMutation();
  const form = useForm<Values>({ resolver, defaultValues: { pickerId: order.picker?.id ?? '' } });
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
      <PickerInput label="Quién lo prepara" siteId={order.siteId} />
    </FormDialog>
  );
}
