import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { RelativeTime } from '@/components/time/RelativeTime';
import {
  type OwnSession,
  useCloseSessionMutation,
  useListSessionsQuery,
} from '@/services/wms/generated/session.gen';

export function SessionsSection() {
  const query = useListSessionsQuery();
  const [closeSession] = useCloseSessionMutation();
  const notify = useNotice();
  const [asked, setAsked] = useState<OwnSession>();
  const [asking, setAsking] = useState(false);
  const ask = (session: OwnSession) => {
    setAsked(session);
    setAsking(true);
  };
  const close = async () => {
    if (!asked) return;
    const { error } = await closeSession({ id: asked.id });
    setAsking(false);
    if (!error) notify({ text: `Cerraste la sesión de ${asked.device}.` });
  };
  return (
    <Section
      title="Sesiones abiertas"
      description="Dónde está abierta tu cuenta. Cerrá la que no reconozcas y cambiá tu contraseña."
    >
      <Card>
        <QueryState query={query} skeleton={<SkeletonRows rows={2} avatar />}>
          {({ rows }) => (
            <List disablePadding>
              {rows.map((session) => (
                <SessionRow key={session.id} session={session} onClose={() => ask(session)} />
              ))}
            </List>
          )}
        </QueryState>
      </Card>
      <ConfirmDialog
        open={asking}
        title="¿Cerrar esa sesión?"
        confirmLabel="Cerrar sesión"
        tone="danger"
        onConfirm={close}
        onClose={() => setAsking(false)}
      >
        Vas a cerrar la sesión de {asked?.device}, abierta desde {asked?.address}. Quien la esté
        usando va a tener que ingresar otra vez; lo que no haya guardado se pierde.
      </ConfirmDialog>
    </Section>
  );
}

const onPhone = /Android|iPhone/;

interface SessionRowProps {
  session: OwnSession;
  onClose: () => void;
}

function SessionRow({ session, onClose }: SessionRowProps) {
  const { device, address, lastSeenAt, current } = session;
  return (
    <ListItem divider sx={{ gap: 2, py: 1.5, px: 2, '&:last-of-type': { border: 0 } }}>
      <Icon name={onPhone.test(device) ? 'phone' : 'computer'} sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography variant="subtitle2" component="span">
            {device}
          </Typography>
          {current ? (
            <Chip
              size="small"
              label="Este dispositivo"
              sx={{ bgcolor: 'surface.soft', color: 'primary.main' }}
            />
          ) : null}
        </Box>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {current ? 'En uso' : <RelativeTime value={lastSeenAt} />} · {address}
        </Typography>
      </Box>
      {current ? null : (
        <Button size="small" aria-label={`Cerrar la sesión de ${device}`} onClick={onClose}>
          Cerrar
        </Button>
      )}
    </ListItem>
  );
}
