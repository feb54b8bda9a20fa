import { counted } from '@contract/core/counted';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { BulkResultDialog } from '@/components/data-grid/BulkResultDialog';
import { type BulkOutput, bulkSaid } from '@/components/data-grid/bulkOutput';
import type { ChosenRows } from '@/components/data-grid/gridActions';
import { Icon } from '@/components/icons/Icon';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type GivenPasswords,
  type GivePasswordsApiArg,
  type PasswordsPreview,
  useGivePasswordsMutation,
  useMailPasswordsMutation,
  usePreviewPasswordsQuery,
} from '@/services/wms/generated/users.gen';
import { passwordsText } from '../passwordsText';
import { PasswordSlips } from './PasswordSlips';

interface PasswordsDialogProps {
  chosen: ChosenRows;
  onClose: () => void;
}

/** Gives those who have not entered yet a password to do so: on paper, shown once, or by mail. */
export function PasswordsDialog({ chosen, onClose }: PasswordsDialogProps) {
  const id = useId();
  // The rows were filtered by the columns of this very list.
  const selection = chosen.rows as GivePasswordsApiArg['selection'];
  const [give, giving] = useGivePasswordsMutation();
  const [mail, mailing] = useMailPasswordsMutation();
  const [given, setGiven] = useState<GivenPasswords | null>(null);
  const [sent, setSent] = useState<BulkOutput | null>(null);
  const done = given !== null || sent !== null;
  const query = usePreviewPasswordsQuery(selection, {
    skip: done,
    refetchOnMountOrArgChange: true,
  });
  const title = `Entregar contraseñas a ${counted(chosen.count, 'persona', 'personas')}`;
  const print = async () => {
    const { data } = await give({ selection });
    if (data) setGiven(data);
  };
  const send = async () => {
    const { data } = await mail({ selection });
    if (data) setSent(data);
  };
  const busy = giving.isLoading || mailing.isLoading;
  const known = query.currentData;
  if (given) return <PasswordSlips given={given} onClose={onClose} />;
  if (sent) return <BulkResultDialog title={title} output={sent} say={saySent} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          Cada contraseña sirve para entrar una vez; al entrar, cada persona elige la suya. La que
          le hayas entregado antes a alguien deja de servir.
        </Typography>
        <QueryState query={query} skeleton={<SkeletonRows rows={2} />}>
          {(preview) => <Outlook preview={preview} />}
        </QueryState>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          Cancelar
        </Button>
        {known?.mail ? (
          <Button
            variant="outlined"
            startIcon={<Icon name="mail" />}
            loading={mailing.isLoading}
            loadingPosition="start"
            disabled={known.ready === 0 || busy}
            onClick={send}
          >
            Enviar por correo
          </Button>
        ) : null}
        <Button
          variant="contained"
          startIcon={<Icon name="print" />}
          loading={giving.isLoading}
          loadingPosition="start"
          disabled={!known || known.ready === 0 || busy}
          onClick={print}
        >
          Preparar talones
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const saySent = (done: number, refused: number) =>
  bulkSaid(['se envió', 'se enviaron'], ['contraseña', 'contraseñas'], done, refused);

function Outlook({ preview }: { preview: PasswordsPreview }) {
  return (
    <Alert severity={preview.ready === 0 ? 'warning' : 'info'} role="status">
      {passwordsText(preview)}
    </Alert>
  );
}
