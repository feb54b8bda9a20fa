import { counted } from '@contract/core/counted';
import { rangeText } from '@contract/core/rangeText';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DialogHead } from '@/components/dialog/DialogHead';
import { usePhone } from '@/components/dialog/usePhone';
import { useNotice } from '@/components/feedback/useNotice';
import { PersonName } from '@/components/person/PersonName';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type PublicationPerson,
  type RosterWeek,
  usePreviewPublicationQuery,
  usePublishRosterMutation,
} from '@/services/wms/generated/schedules.gen';
import { dayHead } from './rosterTexts';

interface PublishDialogProps {
  week: Pick<RosterWeek, 'from' | 'to'>;
  /** The filters of the board: nobody else's week is published. */
  shown: { siteId?: number; areaId?: number; search?: string };
  onClose: () => void;
}

/** The dialog tells who is affected by the changes, before they are told. */
export function PublishDialog({ week, shown, onClose }: PublishDialogProps) {
  const id = useId();
  const phone = usePhone();
  const notify = useNotice();
  const query = usePreviewPublicationQuery(
    { from: week.from, ...shown },
    { refetchOnMountOrArgChange: true },
  );
  const [publish, { isLoading }] = usePublishRosterMutation();
  const people = query.data?.total ?? 0;

  async function confirm() {
    if (!query.data) return;
    const answer = await publish({ from: week.from, ...shown, mark: query.data.mark });
    // Refused because somebody planned meanwhile: what is shown is asked anew, and looked at again.
    if (answer.error) return void query.refetch();
    const told = counted(answer.data.people, 'persona', 'personas');
    notify({ text: `Semana publicada: le avisamos a ${told}` });
    onClose();
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={phone} aria-labelledby={id}>
      <DialogHead
        id={id}
        title={`Publicar la semana del ${rangeText(week.from, week.to, { year: false })}`}
        covers={phone}
        onClose={onClose}
      />
      <DialogContent>
        <QueryState
          query={query}
          skeleton={<SkeletonRows rows={5} avatar />}
          isEmpty={(preview) => preview.people.length === 0}
          empty={
            <Typography>
              No hay cambios para publicar: todos ven lo que está planificado.
            </Typography>
          }
        >
          {(preview) => (
            <>
              <Typography sx={{ mb: 2 }}>
                {people === 1
                  ? 'A 1 persona le cambia la semana. Le va a llegar un aviso.'
                  : `A ${counted(people, '', 'personas')} les cambia la semana. Les va a llegar un aviso.`}
              </Typography>
              {preview.warnings.length > 0 ? (
                <Alert severity="warning" sx={{ mb: 2 }}>
                  {preview.warnings.map(({ text }) => (
                    <Typography key={text} variant="body2">
                      {text}
                    </Typography>
                  ))}
                </Alert>
              ) : null}
              <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
                {preview.people.map((person) => (
                  <Changes key={person.id} person={person} />
                ))}
              </Box>
              {people > preview.people.length ? (
                <Typography sx={{ mt: 2, color: 'text.secondary' }}>
                  Y a {counted(people - preview.people.length, 'persona', 'personas')} más.
                </Typography>
              ) : null}
            </>
          )}
        </QueryState>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{people > 0 ? 'Todavía no' : 'Cerrar'}</Button>
        {people > 0 ? (
          <Button
            variant="contained"
            loading={isLoading}
            loadingPosition="start"
            disabled={query.isFetching}
            onClick={confirm}
          >
            Publicar
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

const OFF = 'franco';

function Changes({ person: { name, imageUrl, changes } }: { person: PublicationPerson }) {
  return (
    <Box component="li">
      <PersonName name={name} imageUrl={imageUrl} size={28} />
      <Box component="ul" sx={{ listStyle: 'none', pl: 5, m: 0 }}>
        {changes.map(({ day, before, after }) => (
          <Typography key={day} component="li" variant="body2" sx={{ color: 'text.secondary' }}>
            {dayHead(day)}: {before ?? OFF} → <b>{after ?? OFF}</b>
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
