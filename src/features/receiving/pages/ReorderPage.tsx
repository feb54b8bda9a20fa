import { useMemo, useState } from 'react';
import { GridCatalog } from '@/components/catalog/GridCatalog';
import { BulkConfirmDialog } from '@/components/data-grid/BulkConfirmDialog';
import type { BulkAction, ChosenRows } from '@/components/data-grid/gridActions';
import { gridList } from '@/components/data-grid/gridList';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import {
  type MarkOrderedInput,
  useListReorderRulesQuery,
  useMarkOrderedMutation,
} from '@/services/wms/generated/receiving.gen';
import { routes } from '@/utils/paths';
import { ReorderDialog } from '../components/ReorderDialog';
import { reorderColumns } from '../components/reorderColumns';

const reorderList = gridList({
  id: 'reorder',
  accion: 'reposicion.listar',
  useRows: useListReorderRulesQuery,
});

/** /receiving/reorder: how much of each product a site wants to have, and what it would be good to order. */
export function ReorderPage() {
  const { sites } = usePlaces();
  const columns = useMemo(() => reorderColumns(sites), [sites]);
  const [ordering, setOrdering] = useState<ChosenRows | null>(null);
  const [mark] = useMarkOrderedMutation();
  const actions = useMemo(
    (): BulkAction[] => [
      {
        label: 'Marcar como pedido',
        icon: 'check',
        open: (rows, count) => setOrdering({ rows, count }),
      },
    ],
    [],
  );
  return (
    <RequirePermission flag="ORDERS.create">
      <GridCatalog
        title="Reposición"
        back={{ to: routes.receiving, label: 'Recepciones' }}
        icon="inbox"
        edits
        addLabel="Nuevo mínimo"
        list={reorderList}
        columns={columns}
        bulkActions={actions}
        rowName={(row) => `${row.productName}, ${row.siteName}`}
        searchLabel="Buscar por producto o código"
        editor={(row, onClose) => <ReorderDialog row={row} onClose={onClose} />}
      />
      {ordering ? (
        <BulkConfirmDialog
          chosen={ordering}
          verb="Marcar como pedido"
          did={['se marcó', 'se marcaron']}
          noun={['producto', 'productos']}
          send={(rows) =>
            // The rows were filtered by the columns of this very list.
            mark({ selection: rows as MarkOrderedInput['selection'] }).unwrap()
          }
          onClose={() => setOrdering(null)}
        >
          Lo que se propone cuenta como en camino hasta que el proveedor lo anuncie, o una semana
          más de lo que suele tardar.
        </BulkConfirmDialog>
      ) : null}
    </RequirePermission>
  );
}
