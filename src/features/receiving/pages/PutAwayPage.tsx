import { counted } from '@contract/core/counted';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { Page } from '@/components/page/Page';
import { RefusedWork } from '@/components/scan/RefusedWork';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useUntilRead } from '@/services/offline/useUntilRead';
import { selectCan } from '@/services/session/selectCan';
import { type PutAwayTask, useListPutAwaysQuery } from '@/services/wms/generated/receiving.gen';
import { formatNumber } from '@/utils/numbers';
import { routes } from '@/utils/paths';
import { PuttingList } from '../putting/PuttingList';
import { PuttingStep } from '../putting/PuttingStep';
import { withoutSent } from '../putting/puttingModel';
import { usePutting } from '../putting/usePutting';
import { useWaitingPuts } from '../putting/waitingPuts';

/** Shows what lies in the receiving place, and leads to its shelves, also without network. */
export function PutAwayPage() {
  const query = useListPutAwaysQuery();
  const { waiting, refused } = useWaitingPuts();
  const sent = useUntilRead(waiting, query.fulfilledTimeStamp);
  return (
    <Page title="Por guardar" width="reading" back={{ to: routes.receiving, label: 'Recepciones' }}>
      <RefusedWork refused={refused} />
      <QueryState query={query} skeleton={<SkeletonRows rows={4} />}>
        {({ rows, total }) => (
          <Walk
            stored={withoutSent(rows, sent)}
            readAt={query.fulfilledTimeStamp}
            more={Math.max(0, total - rows.length)}
            unsent={waiting.length}
          />
        )}
      </QueryState>
    </Page>
  );
}

interface WalkProps {
  /** The tasks as they are stored, less what waits for the network. */
  stored: readonly PutAwayTask[];
  readAt: number | undefined;
  /** Beyond those that are shown. */
  more: number;
  /** Shelves that were filled without network. */
  unsent: number;
}

function Walk({ stored, readAt, more, unsent }: WalkProps) {
  const mayPut = useSelector(selectCan('ORDERS.pick'));
  const putting = usePutting(stored, readAt);
  const { tasks, task, take } = putting;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {counted(tasks.length + more, 'producto por guardar', 'productos por guardar')}
        {unsent > 0 ? ` · ${formatNumber(unsent)} sin enviar` : ''}
      </Typography>
      {tasks.length === 0 ? (
        <StateMessage icon="check" title="Está todo guardado">
          Lo que se reciba aparece acá hasta que alguien lo guarde.
        </StateMessage>
      ) : (
        <>
          {mayPut ? <PuttingStep putting={putting} /> : null}
          {task ? null : (
            <PuttingList
              tasks={tasks}
              onTake={mayPut ? (chosen) => void take(chosen) : undefined}
            />
          )}
        </>
      )}
    </Box>
  );
}
