import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { CardList } from '@/components/list/CardList';
import { Pager } from '@/components/list/Pager';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useListNewsQuery } from '@/services/wms/generated/news.gen';
import { askNewsPath } from '@/utils/paths';
import { OwnNewsCard } from '../components/OwnNewsCard';

const size = 20;
const filters = [{ field: 'mine' as const, operator: 'is' as const, value: true }];

function Content() {
  const { page, setPage } = useListParams(['novedad']);
  const query = useListNewsQuery({ page, size, filters });
  return (
    <Page
      title="Mis novedades"
      action={
        <Button
          variant="contained"
          component={Link}
          to={askNewsPath}
          startIcon={<Icon name="add" />}
        >
          Avisar una ausencia
        </Button>
      }
    >
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={5} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <StateMessage icon="news" title="No tenés novedades">
            Cuando no puedas venir, avisá desde acá y sumá el certificado con una foto.
          </StateMessage>
        }
      >
        {({ rows, total }) => (
          <>
            <CardList>
              {rows.map((row) => (
                <OwnNewsCard key={row.id} row={row} />
              ))}
            </CardList>
            <Pager page={page} size={size} total={total} onPage={setPage} />
          </>
        )}
      </QueryState>
    </Page>
  );
}

/** What happened to oneself, the latest first. */
export function OwnNewsPage() {
  return (
    <RequirePermission flag="NEWS.CREATE">
      <Content />
    </RequirePermission>
  );
}
