import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { Icon } from '@/components/icons/Icon';
import type { VisitDetail } from '@/services/wms/generated/visits.gen';
import { mapsLink } from '../visitTexts';
import { FinishDialog } from './FinishDialog';
import { Unsent } from './Unsent';
import { useVisitSteps } from './useVisitSteps';
import { useWaitingVisits, withWaiting } from './waitingVisits';

const whyNot = ['Estaba cerrado', 'No había quién atienda', 'No llegué a tiempo'] as const;

/** The next step of one's own visit, as large as a thumb: arrive, then finish; or say why not. */
export function VisitSteps({ visit: held }: { visit: VisitDetail }) {
  const { waiting } = useWaitingVisits();
  const visit = withWaiting(held, waiting);
  const { arriving, arrive, unarrive, finish, miss } = useVisitSteps(visit.id);
  const [asking, setAsking] = useState<'finish' | 'miss' | 'unarrive' | null>(null);
  const may = (action: VisitDetail['actions'][number]) => visit.actions.includes(action);
  const shut = () => setAsking(null);
  const unsent = waiting.some(({ body }) => body.id === visit.id);
  if (!may('arrive') && !may('finish') && !may('miss')) {
    return unsent ? <Unsent visit={visit} /> : null;
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      {unsent ? <Unsent visit={visit} /> : null}
      {may('arrive') ? (
        <>
          <Button
            variant="contained"
            size="large"
            loading={arriving}
            loadingPosition="start"
            startIcon={<Icon name="visits" />}
            onClick={() => void arrive()}
            sx={{ py: 1.75 }}
          >
            Llegué
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Al tocar se guarda dónde está el teléfono en ese momento, y nunca entre visitas.
          </Typography>
          <Button
            variant="outlined"
            size="large"
            component="a"
            href={mapsLink(visit)}
            target="_blank"
            rel="noreferrer"
            startIcon={<Icon name="map" />}
          >
            Cómo llegar
          </Button>
        </>
      ) : null}
      {may('finish') ? (
        <Button
          variant="contained"
          size="large"
          startIcon={<Icon name="check" />}
          onClick={() => setAsking('finish')}
          sx={{ py: 1.75 }}
        >
          Terminar la visita
        </Button>
      ) : null}
      {may('miss') ? <Button onClick={() => setAsking('miss')}>No se pudo hacer</Button> : null}
      {may('unarrive') && !unsent ? (
        <Button onClick={() => setAsking('unarrive')}>Todavía no llegué</Button>
      ) : null}
      {asking === 'finish' ? <FinishDialog visit={visit} onFinish={finish} onClose={shut} /> : null}
      {asking === 'miss' ? (
        <ReasonDialog
          title="¿No se pudo hacer?"
          submitLabel="Decir que no se hizo"
          tone="normal"
          usual={whyNot}
          onSubmit={miss}
          onClose={shut}
        >
          Quien la planificó lee el motivo.
        </ReasonDialog>
      ) : null}
      <ConfirmDialog
        open={asking === 'unarrive'}
        title="¿Deshacer la llegada?"
        confirmLabel="Deshacer"
        onConfirm={async () => {
          await unarrive(visit.version);
          shut();
        }}
        onClose={shut}
      >
        La visita vuelve a estar por hacer. Los kilómetros que pediste por ella y no presentaste se
        retiran; lo que ya fichaste queda.
      </ConfirmDialog>
    </Box>
  );
}
