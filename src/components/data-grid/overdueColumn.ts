import type { GridColumn } from './gridColumn';

/** To narrow a list by: its chip says it on each row already. */
export const overdueColumn: GridColumn<{ overdue: boolean }> = {
  key: 'overdue',
  label: 'Fuera de término',
  kind: 'yesNo',
  sortable: false,
  value: ({ overdue }) => overdue,
  hidden: true,
};
