import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import {
  type ApplicationShown,
  useAskOwnErasureMutation,
} from '@/services/wms/generated/referrals.gen';
import { formatDate } from '@/utils/dates';
import { dayOf } from '../referralTexts';
import { KeptData } from './KeptData';
import { OwnInterviews } from './OwnInterviews';

const stageWords = {
  pending: 'Recibimos tu postulación. Todavía no la miramos.',
  process: 'Estamos con tu postulación: te van a contactar.',
  hired: '¡Te esperamos! Ya te contactaron para empezar.',
  ended: 'Esta postulación terminó.',
} as const;

interface OwnApplicationProps {
  code: string;
  shown: ApplicationShown;
  sent: NonNullable<ApplicationShown['sent']>;
}

/** How an application goes on, for whoever sent it, and the way to have it erased. */
export function OwnApplication({ code, shown, sent }: OwnApplicationProps) {
  const [asking, setAsking] = useState(false);
  const [due, setDue] = useState(sent.eraseDue);
  const [ask] = useAskOwnErasureMutation();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Card sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 1.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {`${shown.organisation} · ${shown.siteName} · enviada el ${formatDate(sent.at, 'DD/MM/AAA')}`}
        </Typography>
        <Typography variant="h2">{stageWords[sent.stage]}</Typography>
        {sent.words ? <Typography sx={{ whiteSpace: 'pre-line' }}>{sent.words}</Typography> : null}
      </Card>
      <OwnInterviews interviews={sent.interviews} />
      <KeptData code={code} kept={sent.kept} />
      {due ? (
        <Alert severity="info" role="status">
          {`Pediste que se borren tus datos: se borran a más tardar el ${dayOf(due)}. Después este enlace deja de servir.`}
        </Alert>
      ) : (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography>
            {`Podés pedir que se borren tus datos: se hace en cinco días hábiles. Si no, y no entrás a trabajar, se borran a los ${shown.keepMonths} meses.`}
          </Typography>
          <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
            Pedir que se borren
          </Button>
        </Box>
      )}
      <ConfirmDialog
        open={asking}
        title="¿Pedir que se borren tus datos?"
        confirmLabel="Pedir que se borren"
        cancelLabel="Dejarlos"
        tone="danger"
        onConfirm={async () => {
          const answer = await ask({ code }).unwrap();
          setDue(answer.due);
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      >
        Tu postulación termina y no se puede recuperar.
      </ConfirmDialog>
    </Box>
  );
}
