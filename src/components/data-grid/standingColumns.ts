import type { GridColumn } from './gridColumn';
import { labelChoices } from './labelChoices';

type Own<Row> = Pick<GridColumn<Row>, 'render' | 'width'>;

/** Where each stands, with its chip. */
export const stateColumn = <Row extends { state: string }>(
  labels: Readonly<Record<string, string>>,
  own: Own<Row>,
): GridColumn<Row> => ({
  key: 'state',
  label: 'Estado',
  kind: 'choice',
  choices: labelChoices(labels),
  value: ({ state }) => state,
  card: 'status',
  ...own,
});

/** To narrow a list by: its chip says it on each row already. */
export const overdueColumn: GridColumn<{ overdue: boolean }> = {
  key: 'overdue',
  label: 'Fuera de término',
  kind: 'yesNo',
  sortable: false,
  value: ({ overdue }) => overdue,
  hidden: true,
};
