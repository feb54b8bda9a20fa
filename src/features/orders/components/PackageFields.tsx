import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { DecimalInput } from '@/components/form/DecimalInput';
import { Icon } from '@/components/icons/Icon';
import type { Order } from '@/services/wms/generated/orders.gen';
import type { PackValues } from '../countForm';

interface PackageFieldsProps {
  order: Order;
  index: number;
  onRemove: (() => void) | undefined;
}

export function PackageFields({ order, index, onRemove }: PackageFieldsProps) {
  const lines = order.lines.filter((line) => line.pickedQuantity > 0);
  return (
    <Box role="group" aria-label={`Bulto ${index + 1}`} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          Bulto {index + 1}
        </Typography>
        {onRemove ? (
          <IconButton aria-label={`Quitar el bulto ${index + 1}`} onClick={onRemove}>
            <Icon name="delete" />
          </IconButton>
        ) : null}
      </Box>
      {lines.map((line, place) => (
        <DecimalInput<PackValues>
          key={line.id}
          name={`packages.${index}.items.${place}.quantity`}
          label={(line.substitute ?? line.product).name}
          decimals={0}
          suffix={(line.substitute ?? line.product).unit}
        />
      ))}
      <DecimalInput<PackValues>
        name={`packages.${index}.weightKg`}
        label="Peso"
        decimals={3}
        suffix="kg"
        optional
      />
    </Box>
  );
}
