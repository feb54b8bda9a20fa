import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import {
  type ReferralDetail,
  useAskReferralErasureMutation,
  useBeginReferralMutation,
  useCancelReferralMutation,
  useEraseReferralMutation,
} from '@/services/wms/generated/referrals.gen';
import { admitReferralPath } from '@/utils/referralPaths';
import { HireDialog } from './HireDialog';
import { LinkFileDialog } from './LinkFileDialog';
import { RejectDialog } from './RejectDialog';

type Opened = 'cancel' | 'reject' | 'hire' | 'link' | 'askErasure' | 'erase';

/** The server says which of these may be done now, by this person. */
export function ReferralActions({ row }: { row: ReferralDetail }) {
  const { id, version, actions } = row;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [begin, { isLoading }] = useBeginReferralMutation();
  const close = () => setOpened(null);
  const button = (action: Exclude<Opened, 'link'>, label: string) =>
    actions.includes(action) ? <Button onClick={() => setOpened(action)}>{label}</Button> : null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {button('cancel', 'Cancelar la invitación')}
      {button('askErasure', 'Pidió que se borre')}
      {button('erase', 'Borrar sus datos')}
      {button('reject', 'No sigue')}
      {actions.includes('begin') ? (
        <Button variant="contained" loading={isLoading} onClick={() => void begin({ id, version })}>
          Pasar a proceso
        </Button>
      ) : null}
      {actions.includes('hire') ? (
        <Button variant="contained" onClick={() => setOpened('hire')}>
          Contratar
        </Button>
      ) : null}
      {actions.includes('admit') ? (
        <>
          <Button onClick={() => setOpened('link')}>Ya tuvo legajo</Button>
          <Button variant="contained" component={Link} to={admitReferralPath(id)}>
            Dar de alta su legajo
          </Button>
        </>
      ) : null}
      {opened === 'reject' ? <RejectDialog row={row} onClose={close} /> : null}
      {opened === 'link' ? <LinkFileDialog row={row} onClose={close} /> : null}
      {opened === 'hire' ? <HireDialog row={row} onClose={close} /> : null}
      <Questions row={row} opened={opened} onClose={close} />
    </Box>
  );
}

interface QuestionsProps {
  row: ReferralDetail;
  opened: Opened | null;
  onClose: () => void;
}

/** Each of these is asked once more before it is done. */
function Questions({ row, opened, onClose }: QuestionsProps) {
  const { id, version, name } = row;
  const [cancel] = useCancelReferralMutation();
  const [ask] = useAskReferralErasureMutation();
  const [erase] = useEraseReferralMutation();
  const done = (sent: { unwrap: () => Promise<unknown> }) => sent.unwrap().then(onClose);
  return (
    <>
      <ConfirmDialog
        open={opened === 'cancel'}
        title="¿Cancelar la invitación?"
        confirmLabel="Cancelar la invitación"
        cancelLabel="Dejarla"
        tone="danger"
        onConfirm={() => done(cancel({ id, version }))}
        onClose={onClose}
      >
        El enlace deja de servir y se borra lo que se anotó de la persona.
      </ConfirmDialog>
      <ConfirmDialog
        open={opened === 'askErasure'}
        title="¿Anotar que pidió que se borren sus datos?"
        confirmLabel="Anotar el pedido"
        onConfirm={() => done(ask({ id, version }))}
        onClose={onClose}
      >
        Desde hoy hay cinco días hábiles. Si nadie lo hace antes, ese día se borran solos.
      </ConfirmDialog>
      <ConfirmDialog
        open={opened === 'erase'}
        title={`¿Borrar los datos de ${name}?`}
        confirmLabel="Borrar sus datos"
        tone="danger"
        onConfirm={() => done(erase({ id, version }))}
        onClose={onClose}
      >
        Se van su nombre, su contacto, su currículum, sus entrevistas y las notas, y no se
        recuperan. Queda solo que hubo un referido y en qué terminó.
      </ConfirmDialog>
    </>
  );
}
