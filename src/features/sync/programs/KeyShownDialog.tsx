import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import { CopyButton } from '@/components/feedback/CopyButton';
import type { SessionState } from '@/services/session/sessionStore';
import { baseAddress } from '@/services/wms/baseAddress';
import type { ProgramWithKey } from '@/services/wms/generated/sync.gen';
import { CodeBlock } from './CodeBlock';
import { curlSample } from './curlSample';

/** The key, this once. It closes by its button alone, so that no click beside it loses what cannot be shown again. */
export function KeyShownDialog({ given, onClose }: { given: ProgramWithKey; onClose: () => void }) {
  const id = useId();
  const base = useSelector((state: SessionState) => baseAddress(state));
  const { key, program } = given;
  const sample = curlSample(base, program.acciones[0] ?? '');
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{`Clave de ${program.name}`}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {key === null ? (
          <Alert severity="warning">
            La clave ya se mostró. Si no la copiaste, renovala: se da otra.
          </Alert>
        ) : (
          <>
            <Alert severity="info">
              Se muestra solo ahora. Copiala en el otro sistema: acá no queda guardada.
            </Alert>
            <Box>
              <CodeBlock label="Clave">{key}</CodeBlock>
              <CopyButton text={key} label="Copiar la clave" />
            </Box>
            <Box>
              <Typography variant="subtitle2" sx={{ mb: 0.5 }}>
                Ejemplo para una terminal
              </Typography>
              <CodeBlock label="Ejemplo">{sample}</CodeBlock>
              <CopyButton text={sample} label="Copiar el ejemplo" />
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {key === null ? 'Cerrar' : 'Ya la copié'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
