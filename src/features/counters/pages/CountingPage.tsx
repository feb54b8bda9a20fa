import { counted } from '@contract/core/counted';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { RefusedWork } from '@/components/scan/RefusedWork';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useUntilRead } from '@/services/offline/useUntilRead';
import {
  type CountTask,
  type StockCountDetail,
  useGetCountTasksQuery,
  useGetStockCountQuery,
} from '@/services/wms/generated/counters.gen';
import { countPath } from '@/utils/countPaths';
import { formatNumber } from '@/utils/numbers';
import { unbroken } from '@/utils/unbroken';
import { CountingStep } from '../counting/CountingStep';
import { FoundDialog } from '../counting/FoundDialog';
import { type Counting, useCounting } from '../counting/useCounting';
import { useWaitingCounts, withoutWaiting } from '../counting/waitingCounts';

/** The walk of who counts, shelf by shelf, also without network. */
export function CountingPage() {
  const id = Number(useParams().id) || 0;
  const count = useGetStockCountQuery(id);
  const tasks = useGetCountTasksQuery(id);
  const { waiting, refused } = useWaitingCounts(id);
  const sent = useUntilRead(waiting, tasks.fulfilledTimeStamp);
  const { data } = count;
  return (
    <Page
      title={data ? data.title : 'Contar'}
      width="reading"
      back={{ to: countPath(id), label: data ? `Conteo ${unbroken(data.number)}` : 'Conteo' }}
    >
      <RefusedWork refused={refused} />
      <QueryState query={tasks} skeleton={<SkeletonRows rows={4} />}>
        {({ rows, total }) =>
          data && !data.actions.includes('find') ? (
            <StateMessage icon="lock" title="Este conteo lo hace otra persona">
              {data.state === 'counting'
                ? 'Es a ciegas, y vos ves las existencias.'
                : 'Ya no está en curso.'}
            </StateMessage>
          ) : (
            <Walk
              countId={id}
              count={data}
              tasks={withoutWaiting(rows, sent)}
              left={total - (rows.length - withoutWaiting(rows, sent).length)}
              unsent={waiting.length}
            />
          )
        }
      </QueryState>
    </Page>
  );
}

interface WalkProps {
  countId: number;
  count: StockCountDetail | undefined;
  tasks: readonly CountTask[];
  /** Lines still to be counted, of which a telephone takes some along. */
  left: number;
  /** Counts that wait for the network. */
  unsent: number;
}

function Walk({ countId, count, tasks, left, unsent }: WalkProps) {
  const counting = useCounting(countId, tasks);
  const total = count?.lines ?? left;
  const done = Math.max(0, total - left);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mb: 0.5 }}>
          {`${formatNumber(done)} de ${counted(total, 'línea contada', 'líneas contadas')}`}
          {unsent > 0 ? ` · ${formatNumber(unsent)} sin enviar` : ''}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={total === 0 ? 0 : Math.floor((done / total) * 100)}
          aria-label="Avance del conteo"
        />
      </div>
      {count?.note ? <Typography sx={{ whiteSpace: 'pre-line' }}>{count.note}</Typography> : null}
      <MovedQuestion counting={counting} />
      {counting.task ? (
        <CountingStep task={counting.task} counting={counting} />
      ) : (
        <NothingLeft left={tasks} countId={countId} found={counting.found} />
      )}
    </Box>
  );
}

/** Goods moved while this person counted: only they know whether their figure has them. */
function MovedQuestion({ counting: { moved, insist, countAgain } }: { counting: Counting }) {
  if (!moved) return null;
  const { task, counted: said } = moved;
  return (
    <Alert
      severity="warning"
      role="alert"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button color="inherit" size="small" onClick={countAgain}>
            Contar de nuevo
          </Button>
          <Button color="inherit" size="small" onClick={() => void insist()}>
            Usar lo que conté
          </Button>
        </Box>
      }
    >
      <AlertTitle>{`Se movió mercadería en ${task.locationCode}`}</AlertTitle>
      {`Contaste ${formatNumber(said.quantity)} de ${task.productName} justo cuando alguien tomó o dejó ahí.`}
    </Alert>
  );
}

interface NothingLeftProps {
  /** Lines that others have to count. */
  left: readonly CountTask[];
  countId: number;
  found: Counting['found'];
}

function NothingLeft({ left, countId, found }: NothingLeftProps) {
  const [finding, setFinding] = useState(false);
  const barred = left.length;
  const offShift = left.some((task) => task.barred === 'offShift');
  return (
    <StateMessage
      icon="check"
      title={barred > 0 ? 'No te queda nada por contar' : 'Está todo contado'}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
          <Button variant="contained" size="large" component={Link} to={countPath(countId)}>
            Volver al conteo
          </Button>
          <Button size="large" onClick={() => setFinding(true)}>
            Hay otra cosa
          </Button>
          {finding ? (
            <FoundDialog location="" send={found} onClose={() => setFinding(false)} />
          ) : null}
        </Box>
      }
    >
      {offShift
        ? 'Este conteo es para quien está de turno: ahora no tenés un turno publicado.'
        : barred > 0
          ? `${counted(barred, 'línea la cuenta', 'líneas las cuenta')} otra persona: vos moviste esa mercadería, o la contaste primero.`
          : 'Quien lo pidió ya puede ver las diferencias.'}
    </StateMessage>
  );
}
