import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type Control, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { DecimalInput } from '@/components/form/DecimalInput';
import { WithReason } from '@/components/form/WithReason';
import { Icon } from '@/components/icons/Icon';
import { ProductInput } from '@/components/references/ProductInput';
import { emptyLine, type OrderValues } from '../orderForm';
import { AvailabilityNote } from './AvailabilityNote';
import { useAvailability } from './useAvailability';

const MOST = 200;

interface OrderLinesFieldProps {
  control: Control<OrderValues>;
  /** The order's own quantity does not count as asked for by others. */
  orderId: number | null;
}

/** The products of an order, one below the other. */
export function OrderLinesField({ control, orderId }: OrderLinesFieldProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const { errors } = useFormState<OrderValues>({ control, name: 'lines' });
  const availabilityOf = useLinesAvailability(control, orderId);
  const error = errors.lines?.message ?? errors.lines?.root?.message;
  return (
    <Box role="group" aria-label="Productos" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" component="h2">
        Productos
      </Typography>
      {fields.map((field, index) => (
        <Box
          key={field.id}
          role="group"
          aria-label={`Línea ${index + 1}`}
          sx={{
            display: 'grid',
            gap: 1.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: '1fr auto', sm: '1fr minmax(110px, 18%) auto' },
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
            <ProductInput<OrderValues> name={`lines.${index}.product`} label="Producto" />
          </Box>
          <DecimalInput<OrderValues>
            name={`lines.${index}.quantity`}
            label="Cantidad"
            decimals={0}
          />
          <IconButton
            aria-label={`Quitar la línea ${index + 1}`}
            disabled={fields.length === 1}
            onClick={() => remove(index)}
            sx={{ mt: 3.25 }}
          >
            <Icon name="delete" />
          </IconButton>
          <LineAvailability control={control} index={index} availabilityOf={availabilityOf} />
        </Box>
      ))}
      <WithReason error={error}>
        {fields.length < MOST ? (
          <Button
            startIcon={<Icon name="add" />}
            onClick={() => append(emptyLine)}
            sx={{ justifySelf: 'start' }}
          >
            Agregar producto
          </Button>
        ) : null}
      </WithReason>
    </Box>
  );
}

type AvailabilityOf = ReturnType<typeof useAvailability>;

/** Asked once for all the lines, and again only when a product or the customer changes. */
function useLinesAvailability(control: Control<OrderValues>, orderId: number | null) {
  const customerId = useWatch({ control, name: 'customer', compute: (held) => held?.id ?? null });
  const chosen = useWatch({
    control,
    name: 'lines',
    compute: (lines) => lines.map(({ product }) => product?.id ?? 0).join(),
  });
  return useAvailability({ customerId, orderId, products: customerId === null ? '' : chosen });
}

interface LineAvailabilityProps {
  control: Control<OrderValues>;
  index: number;
  availabilityOf: AvailabilityOf;
}

/** It alone is drawn again while a quantity is typed. */
function LineAvailability({ control, index, availabilityOf }: LineAvailabilityProps) {
  const line = useWatch({ control, name: `lines.${index}` });
  const found = line?.product ? availabilityOf(line.product.id) : undefined;
  if (!found) return null;
  return (
    <Box sx={{ gridColumn: '1 / -1', mt: -1 }}>
      <AvailabilityNote found={found} asked={Number(line.quantity) || 0} live />
    </Box>
  );
}
