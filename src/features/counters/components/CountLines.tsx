import { useMemo, useState } from 'react';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { BulkAction, RowAction } from '@/components/data-grid/gridActions';
import { gridList } from '@/components/data-grid/gridList';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type CountLine,
  type StockCountDetail,
  useListCountLinesQuery,
} from '@/services/wms/generated/counters.gen';
import { productAtPath } from '@/utils/paths';
import { lineColumns } from './lineColumns';
import { type LinesChange, SettleLinesDialog } from './SettleLinesDialog';

const linesList = gridList({
  id: 'countLines',
  accion: 'conteo.listarLineas',
  useRows: useListCountLinesQuery,
});

const kinds = [
  { kind: 'adjust', label: 'Ajustar a lo contado', icon: 'check' },
  { kind: 'leave', label: 'Dejar como estaba', icon: 'undo' },
  { kind: 'again', label: 'Contar otra vez', icon: 'refresh' },
] as const;

/** Every line of a count with its difference, and what may be decided about those that differ. */
export function CountLines({ count }: { count: StockCountDetail }) {
  const [change, setChange] = useState<LinesChange | null>(null);
  const settles = count.actions.includes('settle');
  const within = useMemo(
    () => [{ field: 'countId', operator: 'is' as const, value: count.id }],
    [count.id],
  );
  const bulkActions = useMemo(
    (): BulkAction[] =>
      settles
        ? kinds.map(({ kind, label, icon }) => ({
            label,
            icon,
            open: (rows, lines) => setChange({ kind, rows, count: lines }),
          }))
        : [],
    [settles],
  );
  const rowActions = ({ id, state }: CountLine): RowAction[] =>
    settles && (state === 'differs' || state === 'approval')
      ? kinds
          .filter(({ kind }) => state === 'differs' || kind !== 'adjust')
          .map(({ kind, label, icon }) => ({
            label,
            icon,
            run: () => setChange({ kind, rows: { kind: 'rows', ids: [id] }, count: 1 }),
          }))
      : [];
  return (
    <>
      <DataGrid
        list={linesList}
        label="Líneas del conteo"
        columns={lineColumns}
        rowName={(row) => `${row.productName} en ${row.locationCode}`}
        rowPath={(row) => productAtPath(row.productId, row.stockId)}
        rowActions={rowActions}
        bulkActions={bulkActions}
        within={within}
        searchLabel="Buscar por producto o código"
        empty={
          <StateMessage icon="counts" title="Este conteo no tiene líneas">
            Lo que se encuentre al contar aparece acá.
          </StateMessage>
        }
      />
      {change ? <SettleLinesDialog change={change} onClose={() => setChange(null)} /> : null}
    </>
  );
}
