import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { BulkAction } from '@/components/data-grid/gridActions';
import { gridList } from '@/components/data-grid/gridList';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import { usePlaces } from '@/components/references/usePlaces';
import { NextStep } from '@/components/state/NextStep';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import { useListVisitsQuery } from '@/services/wms/generated/visits.gen';
import { importVisitsPath, newVisitPath, visitPath, visitPurposesPath } from '@/utils/visitPaths';
import { ChangeVisitsDialog, type VisitsChange } from '../components/ChangeVisitsDialog';
import { PublishDayDialog } from '../components/PublishDayDialog';
import { VisitTabs } from '../components/VisitTabs';
import { usePurposes } from '../usePurposes';
import { visitColumns } from '../visitColumns';

const visitsList = gridList({
  id: 'visits',
  accion: 'visita.listar',
  useRows: useListVisitsQuery,
});

const links = [
  { to: visitPurposesPath, label: 'Motivos', icon: 'table' },
  { to: importVisitsPath, label: 'Importar', icon: 'upload' },
  { to: newVisitPath, label: 'Nueva visita', icon: 'add' },
] as const;

/** Every visit within reach: planned, made, missed and late. */
export function VisitsPage() {
  const plans = useSelector(selectCan('VISITS.plan'));
  const { sites } = usePlaces();
  const { purposes } = usePurposes();
  const columns = useMemo(() => visitColumns(sites, purposes), [sites, purposes]);
  const [publishing, setPublishing] = useState(false);
  const [change, setChange] = useState<VisitsChange | null>(null);
  const actions = useMemo(
    (): BulkAction[] => [
      {
        label: 'Asignar',
        icon: 'person',
        open: (rows, count, seen) => setChange({ kind: 'assign', rows, count, seen }),
      },
      {
        label: 'Pasar a otro día',
        icon: 'calendar',
        open: (rows, count, seen) => setChange({ kind: 'move', rows, count, seen }),
      },
    ],
    [],
  );
  return (
    <Page
      title="Visitas"
      width="wide"
      action={
        plans ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <PageLinks links={links} />
            <Button
              variant="contained"
              startIcon={<Icon name="send" />}
              onClick={() => setPublishing(true)}
            >
              Publicar un día
            </Button>
          </Box>
        ) : null
      }
    >
      <VisitTabs />
      <DataGrid
        list={visitsList}
        label="Visitas"
        columns={columns}
        rowName={(row) => `${row.number} ${row.place}`}
        rowPath={(row) => visitPath(row.id)}
        bulkActions={plans ? actions : undefined}
        searchLabel="Buscar por lugar, dirección o número"
        empty={
          <StateMessage
            icon="visits"
            title="Todavía no hay visitas"
            action={
              <NextStep to={newVisitPath} flag="VISITS.plan">
                Planificar la primera
              </NextStep>
            }
          >
            Una visita dice a quién ver, cuándo y para qué; quien la hace la cuenta desde el
            teléfono.
          </StateMessage>
        }
      />
      {publishing ? <PublishDayDialog onClose={() => setPublishing(false)} /> : null}
      {change ? <ChangeVisitsDialog change={change} onClose={() => setChange(null)} /> : null}
    </Page>
  );
}
