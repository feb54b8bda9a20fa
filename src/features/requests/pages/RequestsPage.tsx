import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { Pager } from '@/components/list/Pager';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { RelativeTime } from '@/components/time/RelativeTime';
import { RequestStateChip } from '@/components/workflow/RequestStateChip';
import { stepText } from '@/components/workflow/requestTexts';
import { useOpenRequest } from '@/components/workflow/useOpenRequest';
import { useListMyRequestsQuery } from '@/services/wms/generated/workflow.gen';
import { RequestOpen } from '../components/RequestOpen';

/** /requests: what I asked for; with one named in the address, that one. */
export function RequestsPage() {
  const [id, open] = useOpenRequest();
  return id === null ? <RequestList onOpen={open} /> : <RequestOpen id={id} />;
}

const PAGE_SIZE = 20;

function RequestList({ onOpen }: { onOpen: (id: number) => void }) {
  const { page, setPage } = useListParams([]);
  const query = useListMyRequestsQuery({ page, size: PAGE_SIZE });
  return (
    <Page title="Mis solicitudes" width="reading">
      <QueryState
        query={{ ...query, data: query.currentData ?? query.data }}
        skeleton={<SkeletonRows rows={5} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <StateMessage icon="send" title="Todavía no pediste nada">
            Lo que pidas y tenga que aprobar alguien, como un cambio en tus datos, lo vas a seguir
            desde acá.
          </StateMessage>
        }
      >
        {({ rows, total }) => (
          <>
            <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {rows.map((row) => (
                <Box
                  component="li"
                  key={row.id}
                  sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}
                >
                  <ListItemButton onClick={() => onOpen(row.id)} sx={{ gap: 2, py: 1.5 }}>
                    <Box sx={{ flex: 1, minWidth: 0 }}>
                      <Typography variant="subtitle2">{row.title}</Typography>
                      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                        {row.typeLabel} · <RelativeTime value={row.submittedAt} />
                        {stepText(row) ? ` · ${stepText(row)}` : ''}
                      </Typography>
                    </Box>
                    <RequestStateChip state={row.state} late={row.late} />
                  </ListItemButton>
                </Box>
              ))}
            </Card>
            <Pager page={page} size={PAGE_SIZE} total={total} onPage={setPage} />
          </>
        )}
      </QueryState>
    </Page>
  );
}
