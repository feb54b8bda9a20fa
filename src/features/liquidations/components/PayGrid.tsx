import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DataGrid } from '@/components/data-grid/DataGrid';
import { gridList } from '@/components/data-grid/gridList';
import { usePlaces } from '@/components/references/usePlaces';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type PayConceptTotal,
  type PayRunDetail,
  useGetConceptTotalsQuery,
  useListPayGridQuery,
} from '@/services/wms/generated/liquidations.gen';
import { payRunPersonPath } from '@/utils/payPaths';
import { payGridColumns } from '../payGridColumns';

const grid = gridList({
  id: 'pay-run/grid',
  accion: 'liquidacion.listarGrilla',
  exports: false,
  useRows: useListPayGridQuery,
});

const CHANGES = 'diferencias';
const empty = (
  <StateMessage icon="table" title="Todavía no se calculó">
    Las personas y los conceptos aparecen cuando se calcula.
  </StateMessage>
);

/** People against concepts, to be looked over before it is approved. */
export function PayGrid({ run }: { run: PayRunDetail }) {
  const query = useGetConceptTotalsQuery(run.id);
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonRows rows={8} />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={empty}
    >
      {({ rows }) => <Cells run={run} concepts={rows} />}
    </QueryState>
  );
}

function Cells({ run, concepts }: { run: PayRunDetail; concepts: readonly PayConceptTotal[] }) {
  const places = usePlaces();
  const [address, setAddress] = useSearchParams();
  const cells = address.get(CHANGES) === '1' ? 'changes' : 'amounts';
  const columns = useMemo(() => payGridColumns(places, concepts, cells), [places, concepts, cells]);
  const within = useMemo(
    () => [{ field: 'runId', operator: 'is' as const, value: run.id }],
    [run.id],
  );
  const show = (changes: boolean) =>
    setAddress(
      (old) => {
        const next = new URLSearchParams(old);
        if (changes) next.set(CHANGES, '1');
        else next.delete(CHANGES);
        return next;
      },
      { replace: true },
    );
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {run.previous ? (
        <FormControlLabel
          control={
            <Switch checked={cells === 'changes'} onChange={(_event, checked) => show(checked)} />
          }
          label={`Solo lo que cambió contra ${run.previous.title}`}
        />
      ) : null}
      <DataGrid
        list={grid}
        label="Personas y conceptos"
        columns={columns}
        within={within}
        rowName={(row) => row.personName}
        rowPath={(row) => payRunPersonPath(run.id, row.id)}
        searchLabel="Buscar por persona o legajo"
        empty={empty}
      />
    </Box>
  );
}
