import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Icon } from '@/components/icons/Icon';

interface OneTimePasswordProps {
  username: string;
  /** Null where the answer came twice: it was shown the first time. */
  password: string | null;
  onClose: () => void;
}

/** Closes only by its button: what it shows cannot be asked for again. */
export function OneTimePassword({ username, password, onClose }: OneTimePasswordProps) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(password ?? ''))
      .then(() => setCopied(true))
      // It can still be read and typed.
      .catch(() => undefined);
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>Contraseña para entrar una vez</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary' }}>
          {password
            ? `Dásela a «${username}»: al entrar va a elegir la suya. Se muestra solo ahora.`
            : 'Ya se había mostrado. Si no la anotaste, reiniciá la contraseña otra vez.'}
        </Typography>
        {password ? (
          <Box
            component="p"
            sx={{
              m: 0,
              mt: 2,
              p: 2,
              borderRadius: 1,
              bgcolor: 'surface.sunken',
              typography: 'h2',
              textAlign: 'center',
              letterSpacing: '0.08em',
              userSelect: 'all',
            }}
          >
            {password}
          </Box>
        ) : null}
      </DialogContent>
      <DialogActions>
        {password ? (
          <Button startIcon={<Icon name={copied ? 'check' : 'copy'} />} onClick={copy}>
            {copied ? 'Copiada' : 'Copiar'}
          </Button>
        ) : null}
        <Button variant="contained" onClick={onClose}>
          {password ? 'Ya la anoté' : 'Cerrar'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
