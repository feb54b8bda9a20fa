import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { useSeenRow } from '@/components/form/useSeenRow';
import { Icon } from '@/components/icons/Icon';
import {
  type EnvelopeDetail,
  useCancelEnvelopeMutation,
  useRemoveEnvelopeMutation,
  useSendEnvelopeMutation,
} from '@/services/wms/generated/signed.gen';
import { envelopeEditPath, routes } from '@/utils/paths';

interface DialogProps {
  row: EnvelopeDetail;
  onClose: () => void;
}

const people = (count: number) => (count === 1 ? 'a una persona' : `a ${count} personas`);

function SendDialog({ row, onClose }: DialogProps) {
  const { seen } = useSeenRow(row);
  const { id, version, title, people: count } = seen;
  const [send] = useSendEnvelopeMutation();
  return (
    <ConfirmDialog
      open
      title={`¿Enviar “${title}”?`}
      confirmLabel="Enviar a firmar"
      onConfirm={async () => {
        await send({ id, version }).unwrap();
        onClose();
      }}
      onClose={onClose}
    >
      {`Le llega ${people(count)}. Después de enviarlo no se cambia: si hace falta, se anula y se envía otro.`}
    </ConfirmDialog>
  );
}

function RemoveDialog({ row, onClose }: DialogProps) {
  const { seen } = useSeenRow(row);
  const { id, version } = seen;
  const [remove] = useRemoveEnvelopeMutation();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open
      title="¿Borrar el borrador?"
      confirmLabel="Borrar"
      tone="danger"
      onConfirm={async () => {
        await remove({ id, version }).unwrap();
        navigate(routes.signed);
      }}
      onClose={onClose}
    >
      Nadie lo vio todavía. No se puede recuperar.
    </ConfirmDialog>
  );
}

function CancelDialog({ row, onClose }: DialogProps) {
  const { seen, newest } = useSeenRow(row);
  const { id, version } = seen;
  const [cancel] = useCancelEnvelopeMutation();
  const notify = useNotice();
  return (
    <ReasonDialog
      title={`Anular: ${row.title}`}
      submitLabel="Anular"
      newest={newest}
      onSubmit={async (reason) => {
        await cancel({ id, version, reason }).unwrap();
        notify({ text: 'Envío anulado' });
      }}
      onClose={onClose}
    >
      Quienes no firmaron dejan de deberlo, y se enteran. Lo que ya está firmado sigue firmado.
    </ReasonDialog>
  );
}

const dialogs = { send: SendDialog, remove: RemoveDialog, cancel: CancelDialog };

/** The actions that may be taken on an envelope where it stands. */
export function EnvelopeActions({ row }: { row: EnvelopeDetail }) {
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const Open = open ? dialogs[open] : null;
  const may = (action: EnvelopeDetail['actions'][number]) => row.actions.includes(action);
  return (
    <>
      {may('remove') ? (
        <Button color="error" onClick={() => setOpen('remove')}>
          Borrar
        </Button>
      ) : null}
      {may('edit') ? (
        <Button component={Link} to={envelopeEditPath(row.id)} startIcon={<Icon name="edit" />}>
          Corregir
        </Button>
      ) : null}
      {may('cancel') ? (
        <Button color="error" onClick={() => setOpen('cancel')}>
          Anular
        </Button>
      ) : null}
      {may('send') ? (
        <Button
          variant="contained"
          startIcon={<Icon name="send" />}
          onClick={() => setOpen('send')}
        >
          Enviar a firmar
        </Button>
      ) : null}
      {Open ? <Open row={row} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
