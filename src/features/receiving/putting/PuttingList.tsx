import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { PutAwayTask } from '@/services/wms/generated/receiving.gen';
import { relativeTime } from '@/utils/dates';
import { formatNumber } from '@/utils/numbers';
import { unitsOf } from '@/utils/unitsOf';

interface PuttingListProps {
  tasks: readonly PutAwayTask[];
  /** Begins with one that was touched; left out for whoever may only look. */
  onTake?: ((task: PutAwayTask) => void) | undefined;
}

/** Everything that came in and is not on a shelf, the oldest first. */
export function PuttingList({ tasks, onTake }: PuttingListProps) {
  return (
    <Card component="ul" aria-label="Por guardar" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {tasks.map((task) => (
        <Box
          component="li"
          key={task.id}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            px: 2,
            py: 1.5,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography component="span" sx={{ display: 'block' }}>
              {`${formatNumber(task.units)} ${unitsOf(task.units, task.unit)} de ${task.productName}`}
            </Typography>
            <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
              {taskNotes(task)}
            </Typography>
          </Box>
          {onTake && task.takenBy === null ? (
            <Button
              aria-label={`Guardar ${task.productName}, ${task.intakeNumber}`}
              onClick={() => onTake(task)}
            >
              Guardar
            </Button>
          ) : null}
        </Box>
      ))}
    </Card>
  );
}

const taskNotes = (task: PutAwayTask): string =>
  [
    task.sku,
    task.lotCode && `lote ${task.lotCode}`,
    `en ${task.locationCode}`,
    `llegó ${relativeTime(task.receivedAt).toLowerCase()}`,
    task.takenBy ? `lo lleva ${task.takenBy.name}` : task.shelf && `a ${task.shelf.code}`,
  ]
    .filter(Boolean)
    .join(' · ');
