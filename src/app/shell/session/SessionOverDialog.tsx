import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useAppSelector } from '../../hooks';
import { selectSessionOverAt } from './callFailures';
import { SignInAgainForm } from './SignInAgainForm';
import { useRefetchFailed } from './useRefetchFailed';

/** Over the page when the session ends: what was typed below is still there afterwards. */
export function SessionOverDialog() {
  const id = useId();
  const overAt = useAppSelector(selectSessionOverAt);
  const [renewedAt, setRenewedAt] = useState(0);
  const refetch = useRefetchFailed();
  const renewed = () => {
    setRenewedAt(Date.now());
    refetch();
  };
  return (
    <Dialog
      open={overAt > renewedAt}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>Tu sesión terminó</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`} sx={{ color: 'text.secondary', mb: 2.5 }}>
          Ingresá otra vez para seguir donde estabas. Lo que escribiste en la página no se pierde.
        </Typography>
        <SignInAgainForm onDone={renewed} />
      </DialogContent>
    </Dialog>
  );
}
