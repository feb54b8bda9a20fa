import { longDay } from '@contract/core/rangeText';
import { useMemo, useState } from 'react';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { BulkAction } from '@/components/data-grid/gridActions';
import { Page } from '@/components/page/Page';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { StateMessage } from '@/components/state/StateMessage';
import { personHoursPath } from '@/utils/timePaths';
import { HourTabs } from '../components/HourTabs';
import { dayColumns } from '../components/hourColumns';
import { DecideDialog, type Decision } from '../overtime/DecideDialog';
import { moves, moveWords } from '../overtime/moveWords';
import { overtimeGrid, seenDays } from '../overtimeGrid';
import { useDecidesOvertime } from '../useDecidesOvertime';

function Content() {
  const places = usePlaces();
  const decides = useDecidesOvertime();
  const columns = useMemo(() => dayColumns(places), [places]);
  const [change, setChange] = useState<Decision | null>(null);
  const actions = useMemo(
    (): BulkAction[] =>
      moves.map((move) => ({
        label: moveWords[move].label,
        icon: moveWords[move].icon,
        danger: move === 'reject',
        open: (rows, count) =>
          setChange({
            move,
            rows,
            count,
            seen: seenDays(rows.kind === 'rows' ? rows.ids : undefined),
          }),
      })),
    [],
  );
  return (
    <Page title="Horas extras" width="wide">
      <HourTabs />
      <DataGrid
        list={overtimeGrid}
        label="Días"
        columns={columns}
        rowName={(row) => `${row.personName}, ${longDay(row.day)}`}
        rowPath={(row) => personHoursPath(row.personId, row.day)}
        bulkActions={decides ? actions : undefined}
        searchLabel="Buscar por persona o legajo"
        empty={
          <StateMessage icon="hours" title="No hay horas extras por decidir">
            Las que haga la gente de tu equipo aparecen acá.
          </StateMessage>
        }
      />
      {change ? <DecideDialog decision={change} onClose={() => setChange(null)} /> : null}
    </Page>
  );
}

/** The days on which people worked more than was planned, to be decided, many at once. */
export function OvertimePage() {
  return (
    <RequirePermission flag="HOURS.SHOW">
      <Content />
    </RequirePermission>
  );
}
