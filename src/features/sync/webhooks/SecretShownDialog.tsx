import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { CopyButton } from '@/components/feedback/CopyButton';
import type { WebhookWithSecret } from '@/services/wms/generated/sync.gen';
import { CodeBlock } from '../programs/CodeBlock';

interface SecretShownDialogProps {
  given: WebhookWithSecret;
  onClose: () => void;
}

/** The secret, this once. It closes by its button alone, so that no click beside it loses what cannot be shown again. */
export function SecretShownDialog({ given, onClose }: SecretShownDialogProps) {
  const id = useId();
  const { signingSecret: secret, webhook } = given;
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{`Secreto de ${webhook.name}`}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {secret === null ? (
          <Alert severity="warning">
            El secreto ya se mostró. Si no lo copiaste, renovalo: se da otro.
          </Alert>
        ) : (
          <>
            <Alert severity="info">
              Se muestra solo ahora. Copialo en el otro sistema: con él comprueba que el aviso viene
              de acá.
            </Alert>
            <Box>
              <CodeBlock label="Secreto">{secret}</CodeBlock>
              <CopyButton text={secret} label="Copiar el secreto" />
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {secret === null ? 'Cerrar' : 'Ya lo copié'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
