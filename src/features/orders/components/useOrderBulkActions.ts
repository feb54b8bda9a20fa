import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { BulkAction, RowSelection } from '@/components/data-grid/gridActions';
import { useNotice } from '@/components/feedback/useNotice';
import { useOpenServerFile } from '@/components/files/useOpenServerFile';
import { selectCan } from '@/services/session/selectCan';
import { deliveryNotesPath, packageLabelsPath } from '@/utils/paths';
import type { OrdersChange } from './ChangeOrdersDialog';

/** One file holds at most these. */
const MOST = 200;

/** What may be done to many orders at once by this person. */
export function useOrderBulkActions(open: (change: OrdersChange) => void): BulkAction[] {
  const create = useSelector(selectCan('ORDERS.create'));
  const dispatch = useSelector(selectCan('ORDERS.dispatch'));
  const cancel = useSelector(selectCan('ORDERS.cancel'));
  const openFile = useOpenServerFile();
  const notify = useNotice();
  return useMemo(() => {
    const ask = (kind: OrdersChange['kind']) => (rows: RowSelection, count: number) =>
      open({ kind, rows, count });
    const print = (path: (ids: readonly number[]) => string) => (rows: RowSelection) => {
      if (rows.kind === 'rows' && rows.ids.length <= MOST) void openFile(path(rows.ids));
      else notify({ text: `Elegí hasta ${MOST} pedidos para imprimir juntos.` });
    };
    return [
      ...(create
        ? [
            { label: 'Liberar', icon: 'send' as const, open: ask('release') },
            { label: 'Asignar', icon: 'person' as const, open: ask('assign') },
          ]
        : []),
      ...(dispatch
        ? [{ label: 'Despachar', icon: 'shipping' as const, open: ask('dispatch') }]
        : []),
      { label: 'Remitos', icon: 'print' as const, open: print(deliveryNotesPath) },
      { label: 'Etiquetas', icon: 'qr' as const, open: print(packageLabelsPath) },
      ...(cancel
        ? [{ label: 'Cancelar', icon: 'close' as const, danger: true, open: ask('cancel') }]
        : []),
    ];
  }, [create, dispatch, cancel, open, openFile, notify]);
}
