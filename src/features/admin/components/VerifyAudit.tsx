import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { useVerifyAuditMutation } from '@/services/wms/generated/admin.gen';
import { formatNumber } from '@/utils/numbers';

/** Walks the chain of seals: whoever changed or removed an entry behind the server's back shows here. */
export function VerifyAudit() {
  const id = useId();
  const [verify, { data, isLoading }] = useVerifyAuditMutation();
  const [open, setOpen] = useState(false);
  const start = async () => {
    const { error } = await verify();
    setOpen(!error);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="verified" />}
        loading={isLoading}
        loadingPosition="start"
        onClick={start}
      >
        Verificar
      </Button>
      {data ? (
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          maxWidth="xs"
          fullWidth
          aria-labelledby={id}
        >
          <DialogTitle id={id}>Cadena de la auditoría</DialogTitle>
          <DialogContent>
            {data.broken === null ? (
              <Alert severity="success">
                Los {formatNumber(data.sealed)} cambios sellados están como se escribieron.
              </Alert>
            ) : (
              <Alert severity="error">
                Alguien tocó la auditoría por fuera del sistema: el sello del cambio {data.broken}{' '}
                no coincide.
              </Alert>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cerrar</Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  );
}
