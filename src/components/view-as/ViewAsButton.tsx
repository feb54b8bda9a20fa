import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { signedIn } from '@/services/session/sessionActions';
import { useStartViewMutation } from '@/services/session/viewHooks';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { Icon } from '../icons/Icon';

interface ViewAsButtonProps {
  kind: 'role' | 'person';
  id: number;
  name: string;
}

export function ViewAsButton({ kind, id, name }: ViewAsButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button startIcon={<Icon name="visible" />} onClick={() => setAsking(true)}>
        Ver como
      </Button>
      {asking ? (
        <ViewAsDialog kind={kind} id={id} name={name} onClose={() => setAsking(false)} />
      ) : null}
    </>
  );
}

interface ViewAsDialogProps {
  kind: 'role' | 'person';
  id: number;
  name: string;
  onClose: () => void;
}

/** Asks before seeing as somebody else; the shell takes over when the session has changed. */
function ViewAsDialog({ kind, id, name, onClose }: ViewAsDialogProps) {
  const [start] = useStartViewMutation();
  const dispatch = useDispatch();
  const from = `${window.location.pathname}${window.location.search}`;
  return (
    <ConfirmDialog
      open
      title={kind === 'role' ? `¿Ver como el rol «${name}»?` : `¿Ver como ${name}?`}
      confirmLabel="Ver como"
      onClose={onClose}
      onConfirm={async () => {
        const { data } = await start({ kind, id, from });
        if (data) dispatch(signedIn(data));
        else onClose();
      }}
    >
      Por 30 minutos vas a ver el sistema{' '}
      {kind === 'role' ? 'con los permisos de ese rol' : 'como lo ve esa persona'}, solo para mirar.
      Recibos, legajos, mensajes y datos de salud no se muestran. Queda en la auditoría.
    </ConfirmDialog>
  );
}
