import type { RowSelection } from '@/components/data-grid/gridActions';
import { SelectionBar } from '@/components/data-grid/SelectionBar';
import { filteredRows } from '../inboxModel';
import type { useInbox } from '../useInbox';
import type { BulkDecision } from './BulkDecisionDialog';

interface BulkDecisionsProps {
  inbox: Pick<ReturnType<typeof useInbox>, 'params' | 'list' | 'selection'>;
  total: number;
  onDecide: (decision: BulkDecision) => void;
}

/** How many are ticked, and what can be decided of them together. */
export function BulkDecisions({ inbox, total, onDecide }: BulkDecisionsProps) {
  const { params, list, selection } = inbox;
  const { selection: chosen } = selection;
  const rows: RowSelection =
    chosen.kind === 'rows'
      ? { kind: 'rows', ids: [...chosen.ids] }
      : filteredRows(params.values, [...chosen.except]);
  const decide = (kind: BulkDecision['kind']) => (of: RowSelection, count: number) =>
    onDecide({
      kind,
      rows: of,
      count,
      seenAt: new Date(list.fulfilledTimeStamp ?? 0).toISOString(),
    });
  return (
    <SelectionBar
      control={selection}
      total={total}
      atLeast={list.data?.atLeast ?? false}
      actions={[
        { label: 'Aprobar', icon: 'check', open: decide('approve') },
        { label: 'Rechazar', icon: 'close', danger: true, open: decide('reject') },
      ]}
      onAction={(action, count) => action.open(rows, count, [])}
    />
  );
}
