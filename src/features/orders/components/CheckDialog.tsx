import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { DecimalInput } from '@/components/form/DecimalInput';
import type { Order } from '@/services/wms/generated/orders.gen';
import { type CountValues, countForm, fromCount, toCount } from '../countForm';
import { useCheckOrderMutation } from '../orderChanges';

const resolver = contractResolver(countForm);

interface CheckDialogProps {
  order: Order;
  onClose: () => void;
}

/** Counts again what was prepared, without saying how much it should be. */
export function CheckDialog({ order, onClose }: CheckDialogProps) {
  const [check] = useCheckOrderMutation();
  const form = useForm<CountValues>({ resolver, defaultValues: toCount(order) });
  const lines = order.lines.filter((line) => line.pickedQuantity > 0);
  return (
    <FormDialog
      open
      title="Controlar pedido"
      form={form}
      submitLabel="Confirmar control"
      onSubmit={async (values) => {
        const { id, version } = order;
        await check({ id, version, lines: fromCount(values) }).unwrap();
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Contá lo que hay de cada producto. Si no coincide con lo preparado, te decimos en qué línea.
      </Typography>
      {lines.map((line, index) => (
        <DecimalInput<CountValues>
          key={line.id}
          name={`lines.${index}.quantity`}
          label={(line.substitute ?? line.product).name}
          hint={(line.substitute ?? line.product).sku}
          decimals={0}
          suffix={(line.substitute ?? line.product).unit}
        />
      ))}
    </FormDialog>
  );
}
