import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from '../icons/Icon';
import { CompareDialog } from './CompareDialog';

/** Whether a copy that somebody has is the paper that is kept. */
export function CompareButton({ stored }: { stored: { name: string; url: string } }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<Icon name="file" />} onClick={() => setOpen(true)}>
        Comparar con un archivo propio
      </Button>
      {open ? <CompareDialog stored={stored} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
