import { shiftRequestStates } from '@contract/schedules/shiftRequest';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { Section } from '@/components/page/Section';
import { notOnPaper } from '@/components/paper/paperMarks';
import {
  type ShiftRequest,
  useAnswerSwapMutation,
  useListShiftRequestsQuery,
  useWithdrawSwapMutation,
} from '@/services/wms/generated/schedules.gen';
import { requestPath } from '@/utils/paths';

/** The requests that the person made to work otherwise, and those that colleagues make of them. */
export function ShiftRequests() {
  const rows = useListShiftRequestsQuery().data?.rows ?? [];
  if (rows.length === 0) return null;
  // Requests that wait for the person's own answer come first.
  const answers = (row: ShiftRequest) => !row.mine && row.state === 'asked';
  const ordered = [...rows.filter(answers), ...rows.filter((row) => !answers(row))];
  return (
    <Box sx={notOnPaper}>
      <Section title="Cambios de turno">
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gap: 1,
            m: 0,
            p: 0,
            listStyle: 'none',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {ordered.map((row) => (
            <RequestCard key={`${row.kind}-${row.id}`} row={row} />
          ))}
        </Box>
      </Section>
    </Box>
  );
}

function titleOf({ kind, mine, colleague }: ShiftRequest): string {
  if (kind === 'change') return 'Pediste un cambio';
  return mine ? `Le pediste un cambio a ${colleague}` : `${colleague} te pide un cambio`;
}

function RequestCard({ row }: { row: ShiftRequest }) {
  const { state, mine, kind, gives, takes, reason, answer, requestId } = row;
  const [label, color] = shiftRequestStates[state];
  const toAnswer = !mine && state === 'asked';
  const lines = [
    ...(gives ? [`Dejás: ${gives}`] : []),
    ...(takes ? [`${kind === 'change' ? 'Pedís' : 'Tomás'}: ${takes}`] : []),
    ...(kind === 'change' && !takes ? ['Pedís: franco'] : []),
  ];
  return (
    <Card component="li" sx={{ display: 'grid', gap: 1, p: 2, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Typography variant="body2" sx={{ flex: 1, fontWeight: 600 }}>
          {titleOf(row)}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={toAnswer ? 'warning' : color}
          label={toAnswer ? 'Espera tu respuesta' : label}
        />
      </Box>
      <Typography variant="body2">
        {lines.map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </Typography>
      {reason || answer ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[reason, answer && `Respuesta: ${answer}`].filter(Boolean).join(' · ')}
        </Typography>
      ) : null}
      {toAnswer ? <AnswerButtons row={row} /> : null}
      {mine && state === 'asked' ? <WithdrawButton id={row.id} /> : null}
      {requestId !== null ? (
        <Button component={Link} to={requestPath(requestId)} sx={{ justifySelf: 'start' }}>
          Ver la solicitud
        </Button>
      ) : null}
    </Card>
  );
}

function AnswerButtons({ row: { id, colleague } }: { row: ShiftRequest }) {
  const [answer, { isLoading }] = useAnswerSwapMutation();
  const [declining, setDeclining] = useState(false);
  const notify = useNotice();
  const agree = async () => {
    const { data } = await answer({ id, agrees: true });
    if (data) notify({ text: 'Aceptaste el cambio: ahora lo decide quien planifica' });
  };
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button variant="contained" loading={isLoading} onClick={agree}>
        Aceptar
      </Button>
      <Button onClick={() => setDeclining(true)}>No puedo</Button>
      {declining ? (
        <ReasonDialog
          title={`No cambiar con ${colleague ?? ''}`}
          submitLabel="Responder que no"
          tone="normal"
          usual={['No puedo ese día', 'Prefiero mi turno']}
          onSubmit={(reason) => answer({ id, agrees: false, reason }).unwrap()}
          onClose={() => setDeclining(false)}
        >
          Le va a llegar lo que escribas.
        </ReasonDialog>
      ) : null}
    </Box>
  );
}

function WithdrawButton({ id }: { id: number }) {
  const [withdraw, { isLoading }] = useWithdrawSwapMutation();
  const notify = useNotice();
  const onWithdraw = async () => {
    const { data } = await withdraw({ id });
    if (data) notify({ text: 'Solicitud cancelada' });
  };
  return (
    <Button loading={isLoading} onClick={onWithdraw} sx={{ justifySelf: 'start' }}>
      Cancelar solicitud
    </Button>
  );
}
