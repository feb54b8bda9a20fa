import { useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { RefusedWork } from '@/components/scan/RefusedWork';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useUntilRead } from '@/services/offline/useUntilRead';
import { useGetArrivalQuery } from '@/services/wms/generated/receiving.gen';
import { arrivalPath } from '@/utils/receivingPaths';
import { Door } from '../door/Door';
import { withNoted } from '../door/doorModel';
import { useWaitingIntakes, waitingLines } from '../door/waitingIntakes';

/** The door: what a lorry brings is read, counted and confirmed, also without network. */
export function ReceivePage() {
  const id = Number(useParams().id) || 0;
  const query = useGetArrivalQuery(id);
  const { waiting, refused } = useWaitingIntakes(id);
  const sent = useUntilRead(waiting, query.fulfilledTimeStamp);
  const { data } = query;
  return (
    <Page
      title={data ? data.supplierName : 'Recibir'}
      width="reading"
      back={{ to: arrivalPath(id), label: data ? `Recepción ${data.number}` : 'Recepción' }}
    >
      <RefusedWork refused={refused} />
      <QueryState query={query} skeleton={<SkeletonRows rows={4} />}>
        {(arrival) =>
          arrival.actions.includes('receive') ? (
            <Door
              arrival={{ ...arrival, lines: withNoted(arrival.lines, waitingLines(sent)) }}
              unsent={waiting.length}
            />
          ) : (
            <StateMessage icon="lock" title="Esta recepción no está para recibir">
              Está cerrada o cancelada, o no tenés el permiso de preparar pedidos.
            </StateMessage>
          )
        }
      </QueryState>
    </Page>
  );
}
