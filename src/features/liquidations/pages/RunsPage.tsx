import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { DataGrid } from '@/components/data-grid/DataGrid';
import { gridList } from '@/components/data-grid/gridList';
import { DemoHistoryNote } from '@/components/demo/DemoHistoryNote';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { StateMessage } from '@/components/state/StateMessage';
import { useListPayRunsQuery } from '@/services/wms/generated/liquidations.gen';
import {
  arcaMonthPath,
  bankLayoutsPath,
  chargeDepositsPath,
  consentsPath,
  payConceptsPath,
  payCostsPath,
  payRunPath,
  paySimulationPath,
  payTablesPath,
} from '@/utils/payPaths';
import { RunDialog } from '../components/RunDialog';
import { runColumns } from '../runColumns';
import { useLeavingAsked } from '../useLeavingAsked';

const runsGrid = gridList({
  id: 'pay-runs',
  accion: 'liquidacion.listar',
  exports: false,
  useRows: useListPayRunsQuery,
});

function Runs() {
  const { sites } = usePlaces();
  const columns = useMemo(() => runColumns(sites), [sites]);
  const [opening, setOpening] = useState(false);
  const [leaving, endLeaving] = useLeavingAsked();
  const open = () => setOpening(true);
  return (
    <Page
      title="Liquidaciones"
      width="wide"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <PageLinks
            links={[
              { to: payConceptsPath, label: 'Conceptos', icon: 'table' },
              { to: payTablesPath, label: 'Tablas', icon: 'table' },
              { to: bankLayoutsPath, label: 'Bancos', icon: 'table' },
              { to: chargeDepositsPath, label: 'Depósitos', icon: 'table' },
              { to: consentsPath, label: 'Consentimientos', icon: 'check' },
              { to: arcaMonthPath, label: 'ARCA', icon: 'tax' },
              { to: paySimulationPath, label: 'Simular', icon: 'money' },
              { to: payCostsPath, label: 'Costos', icon: 'charts' },
            ]}
          />
          <Button variant="contained" startIcon={<Icon name="add" />} onClick={open}>
            Nueva
          </Button>
        </Box>
      }
    >
      <DemoHistoryNote />
      <DataGrid
        list={runsGrid}
        label="Liquidaciones"
        columns={columns}
        rowName={(row) => row.title}
        rowPath={(row) => payRunPath(row.id)}
        searchLabel="Buscar por título"
        empty={
          <StateMessage
            icon="money"
            title="Todavía no se liquidó ningún mes"
            action={
              <Button variant="outlined" onClick={open}>
                Abrir la primera
              </Button>
            }
          >
            Una liquidación toma las horas, las novedades y las licencias del mes, calcula a todos y
            espera la aprobación de otra persona antes de dar los recibos.
          </StateMessage>
        }
      />
      {opening ? <RunDialog run={null} onClose={() => setOpening(false)} /> : null}
      {leaving ? <RunDialog run={null} known={leaving} onClose={endLeaving} /> : null}
    </Page>
  );
}

/** /liquidations: the runs of pay, the latest first. */
export function RunsPage() {
  return (
    <RequirePermission flag="LIQUIDATION.SHOW">
      <Runs />
    </RequirePermission>
  );
}
