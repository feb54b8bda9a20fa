import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, useId, useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { formatNumber } from '@/utils/numbers';
import { unitsOf } from '@/utils/unitsOf';
import { quantityIn } from './pickingModel';

interface QuantityStepProps {
  most: number;
  unit: string;
  working: boolean;
  onTake: (quantity: number) => void;
}

/** How many are taken: typed, or one by one with targets for a gloved thumb. */
export function QuantityStep({ most, unit, working, onTake }: QuantityStepProps) {
  const id = useId();
  const [text, setText] = useState(String(most));
  const quantity = quantityIn(text, most);
  const typed = Number(text) || 0;
  const step = (by: number) => setText(String(Math.min(most, Math.max(1, typed + by))));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (quantity !== null && !working) onTake(quantity);
  };
  const large = { width: 64, height: 64, border: 1, borderColor: 'line.field' };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Box
          role="group"
          aria-label="Cantidad"
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 2 }}
        >
          <IconButton
            aria-label="Uno menos"
            disabled={typed <= 1}
            onClick={() => step(-1)}
            sx={large}
          >
            <Icon name="remove" />
          </IconButton>
          <OutlinedInput
            value={text}
            error={quantity === null}
            onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
            onFocus={(event) => event.target.select()}
            sx={{ height: 64, width: '8rem', '& input': { typography: 'h1', textAlign: 'center' } }}
            slotProps={{
              input: {
                'aria-label': 'Cuántas tomás',
                'aria-describedby': id,
                inputMode: 'numeric',
                enterKeyHint: 'done',
                autoComplete: 'off',
                maxLength: 6,
              },
            }}
          />
          <IconButton
            aria-label="Uno más"
            disabled={typed >= most}
            onClick={() => step(1)}
            sx={large}
          >
            <Icon name="add" />
          </IconButton>
        </Box>
        <FormHelperText id={id} error={quantity === null} sx={{ textAlign: 'center' }}>
          {quantity === null ? `Poné de 1 a ${formatNumber(most)}.` : ' '}
        </FormHelperText>
      </Box>
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={working}
        disabled={quantity === null}
        sx={{ py: 1.75 }}
      >
        {quantity === null ? 'Tomar' : `Tomar ${formatNumber(quantity)} ${unitsOf(quantity, unit)}`}
      </Button>
    </Box>
  );
}
