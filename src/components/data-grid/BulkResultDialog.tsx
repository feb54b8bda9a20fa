import { counted } from '@contract/core/counted';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useId, useState } from 'react';
import {
  type BulkResult,
  useListJobResultsQuery,
  useListJobsQuery,
} from '@/services/jobs/jobHooks';
import { formatNumber } from '@/utils/numbers';
import { ProgressLine } from '../feedback/ProgressLine';
import { useNotice } from '../feedback/useNotice';
import { Icon } from '../icons/Icon';
import { asAppError } from '../state/asAppError';
import type { BulkOutput } from './bulkOutput';
import { bulkSummary, refusedGroups, undoneSummary } from './bulkOutput';
import { type SendUndo, undoBulk } from './undoBulk';

interface BulkResultDialogProps {
  title: string;
  output: BulkOutput;
  /** In the words of what was done; without it, rows that changed. */
  say?: (done: number, refused: number) => string;
  /** The next step for rows that were done at once; a long task tells of none of them. */
  next?: { label: string; run: (ids: number[]) => void };
  /** Takes back the rows that say how. */
  undo?: SendUndo;
  onClose: () => void;
}

/** The dialog tells what happened to each row, and why some were left. A long task may go on in the background. */
export function BulkResultDialog(props: BulkResultDialogProps) {
  const { title, output: first, say, next, undo, onClose } = props;
  const id = useId();
  const { undone, ...undoing } = useUndo(first, undo);
  const output = undone ?? first;
  const outcome = useBulkOutcome(output, undone ? undoneSummary : say);
  const did = next && !undone ? output.results.filter((row) => row.ok).map((row) => row.id) : [];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {outcome.running ? (
          <ProgressLine label={title} done={outcome.doneUnits} total={outcome.totalUnits} />
        ) : (
          <Alert severity={outcome.refused > 0 ? 'warning' : 'success'} role="status">
            {outcome.summary}
          </Alert>
        )}
        <BulkResults rows={outcome.rows} more={outcome.more} />
      </DialogContent>
      <DialogActions>
        {undoing.run ? (
          <Button
            onClick={undoing.run}
            loading={undoing.busy}
            loadingPosition="start"
            startIcon={<Icon name="undo" />}
            sx={{ mr: 'auto' }}
          >
            {`Deshacer ${counted(undoing.rows, 'cambio', 'cambios')}`}
          </Button>
        ) : null}
        {next && did.length > 0 ? (
          <Button variant="outlined" onClick={() => next.run(did)}>
            {next.label}
          </Button>
        ) : null}
        <Button variant="contained" onClick={onClose}>
          {outcome.running ? 'Seguir en segundo plano' : 'Listo'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The way back, once: what was undone is not undone again. */
function useUndo(output: BulkOutput, send: SendUndo | undefined) {
  const [undone, setUndone] = useState<BulkOutput | null>(null);
  const [busy, setBusy] = useState(false);
  const notify = useNotice();
  const rows = output.results.filter((row) => row.undo).length;
  if (!send || undone || rows === 0) return { undone, busy, rows, run: null };
  const run = async () => {
    setBusy(true);
    try {
      setUndone(await undoBulk(output, send));
    } catch (error) {
      notify({ text: asAppError(error).message, tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { undone, busy, rows, run };
}

interface BulkResultsProps {
  rows: readonly BulkResult[];
  /** Refused beyond those shown. */
  more: number;
}

function BulkResults({ rows, more }: BulkResultsProps) {
  if (rows.length === 0) return null;
  return (
    <List
      dense
      disablePadding
      sx={{ maxHeight: 320, overflowY: 'auto' }}
      tabIndex={0}
      aria-label="Resultado por fila"
    >
      {refusedGroups(rows).map(({ message, labels }) => (
        <ResultLine
          key={message}
          icon="warning"
          primary={labels.length === 1 ? labels[0] : `${formatNumber(labels.length)}: ${message}`}
          secondary={labels.length === 1 ? message : labels.join(' · ')}
        />
      ))}
      {rows
        .filter(({ ok }) => ok)
        .map((row) => (
          <ResultLine key={row.id} icon="check" primary={row.label} secondary="Hecho" />
        ))}
      {more > 0 ? (
        <ListItem disableGutters>
          <ListItemText secondary={`Y ${formatNumber(more)} más sin cambiar.`} />
        </ListItem>
      ) : null}
    </List>
  );
}

interface ResultLineProps {
  icon: 'check' | 'warning';
  primary: string | undefined;
  secondary: string;
}

const ResultLine = ({ icon, primary, secondary }: ResultLineProps) => (
  <ListItem disableGutters>
    <ListItemIcon sx={{ color: icon === 'check' ? 'success.main' : 'warning.main', minWidth: 36 }}>
      <Icon name={icon} fontSize="small" />
    </ListItemIcon>
    <ListItemText primary={primary} secondary={secondary} />
  </ListItem>
);

const shown = 100;

/** The rows of an answer that is here already, or of a task while it works and once it ends. */
function useBulkOutcome(output: BulkOutput, say = bulkSummary) {
  const skip = output.jobId === null;
  const { data: jobs } = useListJobsQuery(undefined, { skip });
  const job = jobs?.rows.find((one) => one.id === output.jobId);
  const running = !skip && (job === undefined || job.state === 'queued' || job.state === 'running');
  const { data: refusals } = useListJobResultsQuery(
    { jobId: output.jobId ?? '', onlyRefused: true, size: shown },
    { skip: skip || running },
  );
  if (skip) {
    const rows = [...output.results].sort((a, b) => Number(a.ok) - Number(b.ok));
    return {
      running: false,
      refused: output.refused,
      doneUnits: rows.length,
      totalUnits: rows.length,
      rows,
      more: 0,
      summary: say(output.done, output.refused),
    };
  }
  const refused = refusals?.total ?? 0;
  const failed = job?.state === 'failed';
  return {
    running,
    refused: failed ? Math.max(1, refused) : refused,
    doneUnits: job?.doneUnits ?? 0,
    totalUnits: job?.totalUnits ?? null,
    rows: refusals?.rows ?? [],
    more: Math.max(0, refused - shown),
    summary: (failed ? job.message : null) ?? say((job?.totalUnits ?? refused) - refused, refused),
  };
}
