import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { isSelected } from '@/components/data-grid/selection';
import type { SelectionControl } from '@/components/data-grid/useSelection';
import type { WaitingRequest } from '@/services/wms/generated/workflow.gen';
import { groupsOf } from '../inboxModel';
import { InboxRow } from './InboxRow';

interface InboxListProps {
  rows: readonly WaitingRequest[];
  /** The count of all pages. */
  total: number;
  current: number | null;
  selection: SelectionControl;
  onOpen: (id: number) => void;
}

/** The requests that wait, kind by kind. */
export function InboxList({ rows, total, current, selection, onOpen }: InboxListProps) {
  return (
    <Card>
      {groupsOf(rows).map((group) => (
        <section key={group.label} aria-label={group.label}>
          <Typography
            variant="caption"
            component="h2"
            sx={{ px: 2, py: 1, bgcolor: 'surface.sunken', color: 'text.secondary' }}
          >
            {/* Half of a kind may be on the next page: its rows here are not how many there are. */}
            {rows.length === total ? `${group.label} · ${group.rows.length}` : group.label}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {group.rows.map((row) => (
              <InboxRow
                key={row.id}
                row={row}
                current={row.id === current}
                ticked={isSelected(selection.selection, row.id)}
                onOpen={() => onOpen(row.id)}
                onTick={(ticked, extend) => selection.toggle(row.id, ticked, extend)}
              />
            ))}
          </Box>
        </section>
      ))}
    </Card>
  );
}
