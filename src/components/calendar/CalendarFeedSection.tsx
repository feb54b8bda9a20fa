import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { CopyButton } from '@/components/feedback/CopyButton';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type CalendarFeed,
  useGetCalendarFeedQuery,
  useRenewCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} from '@/services/calendar/feedHooks';
import { formatDate } from '@/utils/dates';

/** The same days in the person's own calendar program, by an address that only they know. */
export function CalendarFeedSection() {
  const query = useGetCalendarFeedQuery();
  const [renew, made] = useRenewCalendarFeedMutation();
  const [revoke] = useRevokeCalendarFeedMutation();
  const [team, setTeam] = useState(false);
  const [asking, setAsking] = useState<'renew' | 'revoke' | null>(null);
  const close = () => setAsking(null);
  const again = async () => {
    await renew({ team });
    close();
  };
  const stop = async () => {
    await revoke();
    made.reset();
    close();
  };
  return (
    <Section
      title="En tu calendario"
      description="Tus licencias, tus turnos publicados y los feriados, en el calendario de tu teléfono o de tu correo."
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={1} />}>
        {({ feed, mayTeam }) => (
          <Card sx={{ p: 2.5, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {feedText(feed)}
            </Typography>
            {mayTeam ? (
              <FormControlLabel
                label="También quién falta de mi equipo (solo “ausente”)"
                control={
                  <Checkbox checked={team} onChange={(event) => setTeam(event.target.checked)} />
                }
              />
            ) : null}
            {made.data ? <FeedAddress url={made.data.url} /> : null}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button
                variant="outlined"
                loading={made.isLoading}
                onClick={() => (feed ? setAsking('renew') : void again())}
              >
                {feed ? 'Dar otra dirección' : 'Crear la dirección'}
              </Button>
              {feed ? (
                <Button color="error" onClick={() => setAsking('revoke')}>
                  Dejar de compartir
                </Button>
              ) : null}
            </Box>
          </Card>
        )}
      </QueryState>
      <ConfirmDialog
        open={asking === 'renew'}
        title="¿Dar otra dirección?"
        confirmLabel="Dar otra"
        onConfirm={again}
        onClose={close}
      >
        La dirección de antes deja de andar: vas a tener que suscribirte de nuevo con la nueva.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'revoke'}
        title="¿Dejar de compartir?"
        confirmLabel="Dejar de compartir"
        tone="danger"
        onConfirm={stop}
        onClose={close}
      >
        Los calendarios que la leen dejan de actualizarse.
      </ConfirmDialog>
    </Section>
  );
}

const when = (instant: string) => formatDate(instant, 'DD/MM/AAA HS:MN');

/** Whether somebody's program reads it, in words. */
function feedText(feed: CalendarFeed['feed']): string {
  if (!feed) return 'Creá una dirección secreta y suscribite a ella desde tu calendario.';
  const team = feed.team ? ' Incluye a tu equipo.' : '';
  const read = feed.readAt
    ? `Se leyó por última vez el ${when(feed.readAt)}.`
    : 'Todavía nadie la leyó.';
  return `Tenés una dirección desde el ${when(feed.createdAt)}. ${read}${team}`;
}

/** Shown once: the server keeps only what it needs to recognise it. */
function FeedAddress({ url }: { url: string }) {
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 1, justifyItems: 'start' }}>
      <OutlinedInput
        fullWidth
        readOnly
        size="small"
        value={url}
        slotProps={{ input: { 'aria-label': 'Dirección secreta de tu calendario' } }}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton text={url} label="Copiar la dirección" />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        Copiala ahora: no se vuelve a mostrar. Quien la tenga puede ver tus días; no la compartas.
      </Typography>
    </Box>
  );
}
