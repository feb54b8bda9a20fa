import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Control, useFormState } from 'react-hook-form';
import { DecimalInput } from '@/components/form/DecimalInput';
import { WithReason } from '@/components/form/WithReason';
import type { Order } from '@/services/wms/generated/orders.gen';
import { formatNumber } from '@/utils/numbers';
import { unitsOf } from '@/utils/unitsOf';
import { type DeliveryValues, emptyDelivery } from './deliveryForm';

interface DeliveredLinesProps {
  order: Order;
  control: Control<DeliveryValues>;
}

/** How many were received of each line that went. */
export function DeliveredLines({ order, control }: DeliveredLinesProps) {
  const { errors } = useFormState<DeliveryValues>({ control, name: 'lines' });
  const error = errors.lines?.message ?? errors.lines?.root?.message;
  return (
    <Box role="group" aria-label="Cuánto recibieron" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" component="h2">
        Cuánto recibieron
      </Typography>
      <WithReason error={error}>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {emptyDelivery(order).lines.map(({ lineId, most }, index) => {
            const line = order.lines.find(({ id }) => id === lineId);
            const product = line?.substitute ?? line?.product;
            return (
              <DecimalInput<DeliveryValues>
                key={lineId}
                name={`lines.${index}.quantity`}
                label={product?.name ?? ''}
                hint={`Van ${formatNumber(most)} ${unitsOf(most, product?.unit ?? '')}`}
                decimals={0}
              />
            );
          })}
        </Box>
      </WithReason>
    </Box>
  );
}
