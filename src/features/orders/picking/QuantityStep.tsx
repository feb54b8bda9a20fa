import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { formatNumber } from '@/utils/numbers';
import { unitsOf } from '../ordersModel';

interface QuantityStepProps {
  most: number;
  unit: string;
  working: boolean;
  onTake: (quantity: number) => void;
}

/** How many are taken, with targets for a gloved thumb. */
export function QuantityStep({ most, unit, working, onTake }: QuantityStepProps) {
  const [quantity, setQuantity] = useState(most);
  const step = (by: number) => setQuantity(Math.min(most, Math.max(1, quantity + by)));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        role="group"
        aria-label="Cantidad"
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 3 }}
      >
        <IconButton
          aria-label="Uno menos"
          disabled={quantity <= 1}
          onClick={() => step(-1)}
          sx={{ width: 64, height: 64, border: 1, borderColor: 'line.field' }}
        >
          <Icon name="remove" />
        </IconButton>
        <Typography
          variant="h1"
          component="p"
          role="status"
          sx={{ minWidth: '3ch', textAlign: 'center' }}
        >
          {formatNumber(quantity)}
        </Typography>
        <IconButton
          aria-label="Uno más"
          disabled={quantity >= most}
          onClick={() => step(1)}
          sx={{ width: 64, height: 64, border: 1, borderColor: 'line.field' }}
        >
          <Icon name="add" />
        </IconButton>
      </Box>
      <Button
        variant="contained"
        size="large"
        loading={working}
        onClick={() => onTake(quantity)}
        sx={{ py: 1.75 }}
      >
        Tomar {formatNumber(quantity)} {unitsOf(quantity, unit)}
      </Button>
    </Box>
  );
}
