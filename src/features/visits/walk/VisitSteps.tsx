import { visitRecord } from '@contract/visits/visit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { Icon } from '@/components/icons/Icon';
import type { VisitDetail } from '@/services/wms/generated/visits.gen';
import { mapsLink } from '../visitTexts';
import { useVisitSteps } from './useVisitSteps';
import { useWaitingVisits, withWaiting } from './waitingVisits';

const { report } = visitRecord.shown;
const finishForm = z.object({ report: report.schema });
type Values = z.input<typeof finishForm>;

const whyNot = ['Estaba cerrado', 'No había quién atienda', 'No llegué a tiempo'] as const;

/** The next step of one's own visit, as large as a thumb: arrive, then finish; or say why not. */
export function VisitSteps({ visit: held }: { visit: VisitDetail }) {
  const { waiting } = useWaitingVisits();
  const visit = withWaiting(held, waiting);
  const { arriving, arrive, finish, miss } = useVisitSteps(visit.id);
  const [asking, setAsking] = useState<'finish' | 'miss' | null>(null);
  const may = (action: VisitDetail['actions'][number]) => visit.actions.includes(action);
  const shut = () => setAsking(null);
  const unsent = waiting.some(({ body }) => body.id === visit.id);
  if (!may('arrive') && !may('finish') && !may('miss')) {
    return unsent ? <Unsent /> : null;
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      {unsent ? <Unsent /> : null}
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
      {asking === 'finish' ? <FinishDialog id={visit.id} onFinish={finish} onClose={shut} /> : null}
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
    </Box>
  );
}

const Unsent = () => (
  <Typography role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
    <Icon name="offline" fontSize="small" />
    Se manda cuando vuelva la conexión.
  </Typography>
);

interface FinishDialogProps {
  id: number;
  onFinish: (report: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks what was done; what is typed survives a reload. */
function FinishDialog({ id, onFinish, onClose }: FinishDialogProps) {
  const form = useForm<Values>({
    resolver: contractResolver<Values>(finishForm),
    defaultValues: { report: '' },
  });
  const draft = useDraft(form, `visits/${id}/finish`);
  return (
    <FormDialog
      open
      title="Terminar la visita"
      form={form}
      draft={draft}
      submitLabel="Terminar"
      onSubmit={async (values) => {
        await onFinish((values.report ?? '').trim());
        draft.forget();
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput<Values>
        name="report"
        label={report.label}
        rows={report.rows}
        maxLength={report.max}
        optional
      />
    </FormDialog>
  );
}
