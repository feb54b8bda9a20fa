import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { BulkAction } from '@/components/data-grid/gridActions';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import { enterNewsPath, newsItemPath, ownNewsPath } from '@/utils/paths';
import { ChangeNewsDialog, type NewsChange } from '../components/ChangeNewsDialog';
import { newsColumns } from '../components/newsColumns';
import { newsGrid } from '../newsGrid';
import { moves, moveWords } from '../newsMoves';
import { useNewsChoices } from '../useNewsChoices';
import { useNewsLinks } from '../useNewsLinks';

function Content() {
  const choices = useNewsChoices();
  const columns = useMemo(() => newsColumns(choices), [choices]);
  const links = useNewsLinks();
  const decides = useAppSelector(selectCan('NEWS.STATE'));
  const [change, setChange] = useState<NewsChange | null>(null);
  const bulkActions = useMemo(
    (): BulkAction[] =>
      moves.map((move) => ({
        label: moveWords[move].label,
        icon: moveWords[move].icon,
        danger: moveWords[move].wantsReason,
        open: (rows, count) => setChange({ move, rows, count }),
      })),
    [],
  );
  return (
    <Page
      title="Novedades"
      width="wide"
      action={
        <>
          <PageLinks links={links} />
          {decides ? (
            <Button
              variant="contained"
              component={Link}
              to={enterNewsPath}
              startIcon={<Icon name="add" />}
            >
              Cargar novedad
            </Button>
          ) : null}
        </>
      }
    >
      <DataGrid
        list={newsGrid}
        label="Novedades"
        columns={columns}
        rowName={(row) => `${row.personName}, ${row.typeName}`}
        rowPath={(row) => newsItemPath(row.id)}
        bulkActions={decides ? bulkActions : undefined}
        searchLabel="Buscar por persona o legajo"
        empty={
          <StateMessage icon="news" title="Todavía no hay novedades">
            Las ausencias que avise la gente y lo que cargue Recursos Humanos aparecen acá.
          </StateMessage>
        }
      />
      {change ? <ChangeNewsDialog change={change} onClose={() => setChange(null)} /> : null}
    </Page>
  );
}

/** Every novelty within reach, to find, decide and count; who only tells about oneself is led to their own. */
export function NewsListPage() {
  const reads = useAppSelector(selectCan('NEWS'));
  const tells = useAppSelector(selectCan('NEWS.CREATE'));
  if (!reads && tells) return <Navigate to={ownNewsPath} replace />;
  return (
    <RequirePermission flag="NEWS">
      <Content />
    </RequirePermission>
  );
}
