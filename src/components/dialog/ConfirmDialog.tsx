import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { isStale } from '@/services/wms/storedVersion';
import { closeLabel } from './closeLabel';

interface ConfirmDialogProps {
  open: boolean;
  /** The question: "¿Publicar los recibos?". */
  title: string;
  /** The text says what will happen and to how many: "Vas a publicar 62 recibos. …". */
  children: ReactNode;
  /** The verb of the title, never "Aceptar". */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'normal' | 'danger';
  onConfirm: () => unknown;
  onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel = closeLabel(confirmLabel),
    tone,
    onConfirm,
    onClose,
  } = props;
  const id = useId();
  const [working, setWorking] = useState(false);
  const close = () => !working && onClose();
  const confirm = async () => {
    setWorking(true);
    try {
      await onConfirm();
    } catch (error) {
      // The thing asked about has changed: the page behind says how it is now.
      if (isStale(error)) onClose();
      throw error;
    } finally {
      setWorking(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ color: 'text.secondary' }}>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={working} autoFocus={tone === 'danger'}>
          {cancelLabel}
        </Button>
        <Button
          variant="contained"
          color={tone === 'danger' ? 'error' : 'primary'}
          loading={working}
          loadingPosition="start"
          onClick={confirm}
          autoFocus={tone !== 'danger'}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
