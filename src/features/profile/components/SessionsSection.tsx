import Card from '@mui/material/Card';
import List from '@mui/material/List';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type OwnSession,
  useCloseSessionMutation,
  useListSessionsQuery,
} from '@/services/wms/generated/session.gen';
import { SessionRow } from './SessionRow';

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
