import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { SignInAgainForm } from './SignInAgainForm';

interface SessionOverSheetProps {
  open: boolean;
  onRenewed: () => void;
}

export function SessionOverSheet({ open, onRenewed }: SessionOverSheetProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
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
        <SignInAgainForm onDone={onRenewed} />
      </DialogContent>
    </Dialog>
  );
}
