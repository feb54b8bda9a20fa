import { reason } from '@contract/core/reason';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import type { Order, OrderLine } from '@/services/wms/generated/orders.gen';
import { ProductInput } from '../components/ProductInput';
import { useSubstituteLineMutation } from '../orderChanges';
import { missing } from '../ordersModel';

const substituteForm = z.object({
  product: z.custom<{ id: number; name: string } | null>((value) => value !== null, {
    message: 'Elegí el producto que va en su lugar.',
  }),
  reason,
});
type Values = z.input<typeof substituteForm>;
const resolver = contractResolver(substituteForm);

interface SubstituteDialogProps {
  order: Order;
  line: OrderLine;
  onClose: () => void;
}

/** Another product for what is still missing of a line. */
export function SubstituteDialog({ order, line, onClose }: SubstituteDialogProps) {
  const [substitute] = useSubstituteLineMutation();
  const form = useForm<Values>({ resolver, defaultValues: { product: null, reason: '' } });
  return (
    <FormDialog
      open
      title="Reemplazar producto"
      form={form}
      submitLabel="Reemplazar"
      onSubmit={async (values) => {
        const productId = values.product?.id ?? 0;
        const why = values.reason.trim();
        await substitute({ id: order.id, lineId: line.id, productId, reason: why }).unwrap();
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        En lugar de lo que falta ({missing(line)} de {line.product.name}).
      </Typography>
      <ProductInput<Values> name="product" label="Producto que va en su lugar" />
      <TextInput<Values> name="reason" label="Motivo" rows={2} maxLength={300} />
    </FormDialog>
  );
}
