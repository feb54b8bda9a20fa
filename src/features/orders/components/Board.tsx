import Box from '@mui/material/Box';
import type { OrderBoardColumn } from '@/services/wms/generated/orders.gen';
import { BoardColumn } from './BoardColumn';

/** One column for each step of the work; beside each other on a desk, to be pushed aside on a phone. */
export function Board({ columns }: { columns: readonly OrderBoardColumn[] }) {
  return (
    <Box
      // A person without pointer scrolls it with the arrows.
      tabIndex={0}
      role="region"
      aria-label="Tablero de pedidos"
      sx={{
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: { xs: 'minmax(82%, 1fr)', sm: 'minmax(250px, 1fr)' },
        gap: 2,
        pb: 1.5,
        overflowX: 'auto',
        scrollSnapType: { xs: 'x mandatory', sm: 'none' },
      }}
    >
      {columns.map((column) => (
        <BoardColumn key={column.state} column={column} />
      ))}
    </Box>
  );
}
