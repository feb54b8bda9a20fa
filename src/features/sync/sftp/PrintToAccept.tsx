import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import type { LinkHeld } from '../linkForm';

/** Shows the key of a server that nobody accepted yet, and takes it into the form. */
export function PrintToAccept({ print }: { print: string }) {
  const { setValue } = useFormContext<LinkHeld>();
  const accepted = useWatch<LinkHeld, 'sftpPrint'>({ name: 'sftpPrint' }) === print;
  const said = useRef<HTMLDivElement>(null);
  const accept = () => {
    flushSync(() => setValue('sftpPrint', print, { shouldDirty: true, shouldValidate: true }));
    // The button that had the focus is gone.
    said.current?.focus({ preventScroll: true });
  };
  if (accepted) {
    return (
      <Alert ref={said} tabIndex={-1} severity="success">
        Huella aceptada: queda cuando guardes el enlace.
      </Alert>
    );
  }
  return (
    <Alert severity="info" role="region" aria-label="Huella del servidor">
      <Typography variant="body2">El servidor muestra esta huella:</Typography>
      <Typography variant="body2" sx={{ my: 1, fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {print}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1 }}>
        Comparala con la que te dio quien lo administra. Todavía no se le mandó nada.
      </Typography>
      <Button size="small" variant="outlined" color="inherit" onClick={accept}>
        Usar esta huella
      </Button>
    </Alert>
  );
}
