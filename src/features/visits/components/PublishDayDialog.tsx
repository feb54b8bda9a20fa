import { counted } from '@contract/core/counted';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { DialogHead } from '@/components/dialog/DialogHead';
import { usePhone } from '@/components/dialog/usePhone';
import { useNotice } from '@/components/feedback/useNotice';
import { DayFilter } from '@/components/list/DayFilter';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  usePreviewVisitDayQuery,
  usePublishVisitDayMutation,
  type VisitDayPreview,
} from '@/services/wms/generated/visits.gen';
import { localDay } from '@/utils/localDay';

/** Tells what publishing a day would do, to whom, and what is better known before. */
export function PublishDayDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const phone = usePhone();
  const notify = useNotice();
  const [day, setDay] = useState(localDay());
  const query = usePreviewVisitDayQuery({ day }, { refetchOnMountOrArgChange: true });
  const [publish, { isLoading }] = usePublishVisitDayMutation();
  const visits = query.currentData?.visits ?? 0;

  async function confirm() {
    if (!query.currentData) return;
    const answer = await publish({ day, mark: query.currentData.mark });
    // The plan changed meanwhile: the day is looked at again before anybody is told.
    if (answer.error) return void query.refetch();
    notify({ text: `Día publicado: ${counted(answer.data.visits, 'visita', 'visitas')}` });
    onClose();
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={phone} aria-labelledby={id}>
      <DialogHead id={id} title="Publicar un día" covers={phone} onClose={onClose} />
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DayFilter label="Día" value={day} onChange={(chosen) => chosen && setDay(chosen)} />
        <QueryState query={query} skeleton={<SkeletonRows rows={3} />}>
          {(preview) => <Preview preview={preview} />}
        </QueryState>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{visits > 0 ? 'Todavía no' : 'Cerrar'}</Button>
        {visits > 0 ? (
          <Button
            variant="contained"
            loading={isLoading}
            loadingPosition="start"
            disabled={query.isFetching}
            onClick={() => void confirm()}
          >
            Publicar
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

function Preview({
  preview: { visits, people, unassigned, warnings },
}: {
  preview: VisitDayPreview;
}) {
  return (
    <>
      <Typography role="status">
        {visits === 0
          ? 'Ese día no tiene visitas asignadas por publicar.'
          : `${counted(visits, 'visita', 'visitas')} de ${counted(people, 'persona', 'personas')}, que ${people === 1 ? 'recibe' : 'reciben'} un aviso.`}
        {unassigned > 0
          ? ` ${counted(unassigned, 'queda', 'quedan')} en borrador: no ${unassigned === 1 ? 'tiene' : 'tienen'} quién la${unassigned === 1 ? '' : 's'} haga.`
          : ''}
      </Typography>
      {warnings.length > 0 ? (
        <Alert severity="warning">
          {warnings.map(({ personId, kind, text }) => (
            <Typography key={`${personId} ${kind}`} variant="body2">
              {text}
            </Typography>
          ))}
        </Alert>
      ) : null}
    </>
  );
}
