import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '../icons/Icon';

interface FilterPopoverProps {
  /** "Filtrar el tablero". */
  label: string;
  /** So many are on: the button says it, since the filters themselves are out of sight. */
  count?: number;
  onClear: () => void;
  /** The filters, one below the other; each counts at once. */
  children: ReactNode;
}

/** Filters behind a button, where a row of them would push the content away. */
export function FilterPopover({ label, count = 0, onClear, children }: FilterPopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        startIcon={<Icon name="filter" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count > 0 ? `Filtrar (${count})` : 'Filtrar'}
      </Button>
      <Popover
        open={open}
        anchorEl={button.current}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <Box sx={{ p: 2, width: 340, maxWidth: '90vw', display: 'grid', gap: 2 }}>
          {children}
          <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
            <Button onClick={onClear}>Quitar todos</Button>
            <Button variant="contained" onClick={close}>
              Ver
            </Button>
          </Box>
        </Box>
      </Popover>
    </>
  );
}
