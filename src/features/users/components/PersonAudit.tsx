import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { Link, useSearchParams } from 'react-router-dom';
import { Pager } from '@/components/list/Pager';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useListAuditQuery } from '@/services/wms/generated/admin.gen';
import { formatDate } from '@/utils/dates';
import { adminPaths } from '@/utils/paths';

const SIZE = 20;

/** What was changed in a person's record, and by whom. */
export function PersonAudit({ id }: { id: number }) {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number(params.get('pagina')) || 1);
  const query = useListAuditQuery(
    {
      page,
      size: SIZE,
      filters: [
        { field: 'entity', operator: 'is', value: 'person' },
        { field: 'entityId', operator: 'is', value: String(id) },
      ],
    },
    // The audit grows with every change and tells nobody.
    { refetchOnMountOrArgChange: true },
  );
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonRows rows={4} />}
      isEmpty={({ total }) => total === 0}
      empty={
        <StateMessage icon="admin" title="Nadie cambió su ficha todavía">
          Cada cambio va a quedar acá, con quién lo hizo y cuándo.
        </StateMessage>
      }
    >
      {({ rows, total }) => (
        <>
          <Card>
            <List disablePadding>
              {rows.map((row) => (
                <ListItemButton
                  key={row.id}
                  divider
                  component={Link}
                  to={`${adminPaths.audit}/${row.id}`}
                >
                  <ListItemText
                    primary={row.what}
                    secondary={`${row.actor ?? 'El servidor'} · ${formatDate(new Date(row.at), 'DD/MM/AAA HS:MN')}`}
                  />
                </ListItemButton>
              ))}
            </List>
          </Card>
          <Pager
            page={page}
            size={SIZE}
            total={total}
            onPage={(next) => setParams({ ver: 'auditoria', pagina: String(next) })}
          />
        </>
      )}
    </QueryState>
  );
}
