import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { usePhone } from '@/components/dialog/usePhone';
import { CopyButton } from '@/components/feedback/CopyButton';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** They are seen here and never again, so only its button closes it. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const id = useId();
  return (
    <Dialog open fullScreen={usePhone()} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>Guardá tus códigos de recuperación</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          Si perdés el teléfono, cada uno te deja ingresar una vez. Guardalos donde no se pierdan
          con él: no se vuelven a mostrar.
        </Typography>
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 2,
            borderRadius: 1,
            bgcolor: 'surface.soft',
            listStyle: 'none',
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
            gap: 1,
            fontFamily: 'monospace',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <CopyButton text={codes.join('\n')} label="Copiar" />
        <Button variant="contained" onClick={onClose}>
          Ya los guardé
        </Button>
      </DialogActions>
    </Dialog>
  );
}
