import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { usePhone } from '@/components/dialog/usePhone';
import { useRoomBelow } from '@/components/page/useRoomBelow';
import { wideMark } from '@/components/paper/paperMarks';
import type { OrderBoardColumn } from '@/services/wms/generated/orders.gen';
import { formatNumber } from '@/utils/numbers';
import { ordersWhere } from '@/utils/paths';
import { OrderCard } from '../components/OrderCard';
import { stateLabels } from '../ordersModel';
import { isArrow, shownStep, stepOnBoard } from './boardFilters';

interface BoardProps {
  columns: readonly OrderBoardColumn[];
  /** The step that a phone shows, and its way into the address. */
  step: string;
  onStep: (step: string) => void;
  /** Changes with what stands over the board. */
  above: unknown;
}

/** Each step of the work has a column: beside each other on a desk, one at a time on a phone. */
export function Board(props: BoardProps) {
  const phone = usePhone();
  return phone ? <StepTabs {...props} /> : <Columns {...props} />;
}

const onPaper = {
  height: 'auto !important',
  overflow: 'visible',
  gridTemplateRows: 'auto',
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
} as const;

/** Empty columns leave the room to the others. */
const widths = (columns: readonly OrderBoardColumn[]) =>
  columns
    .map(({ total }) => (total === 0 ? 'minmax(6.5rem, 0.5fr)' : 'minmax(9.5rem, 1fr)'))
    .join(' ');

function Columns({ columns, above }: BoardProps) {
  const box = useRef<HTMLDivElement>(null);
  const height = useRoomBelow(box, above);
  return (
    <Box
      ref={box}
      // A person without pointer walks it with the arrows.
      tabIndex={0}
      role="region"
      aria-label="Tablero de pedidos"
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => walk(event, box.current)}
      {...{ [wideMark]: '' }}
      sx={{
        display: 'grid',
        gridTemplateColumns: widths(columns),
        gridTemplateRows: 'minmax(0, 1fr)',
        gap: 1,
        height,
        minHeight: 320,
        mb: -3,
        overflowX: 'auto',
        '@media print': onPaper,
      }}
    >
      {columns.map((column) => (
        <Column key={column.state} column={column} />
      ))}
    </Box>
  );
}

function Column({ column }: { column: OrderBoardColumn }) {
  const { state, total } = column;
  return (
    <Box
      component="section"
      aria-label={`${stateLabels[state]}: ${formatNumber(total)}`}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        bgcolor: 'surface.sunken',
        borderRadius: 1,
        // Cards that go on to the next sheet whole make a column longer than its own box.
        '@media print': { bgcolor: 'transparent' },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 0.75,
          px: 1.25,
          py: 1,
        }}
      >
        <Typography variant="h5" component="h2">
          {stateLabels[state]}
        </Typography>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {formatNumber(total)}
        </Typography>
      </Box>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: 'auto',
          px: 0.75,
          pb: 0.75,
          '@media print': { overflow: 'visible' },
        }}
      >
        <Cards column={column} />
      </Box>
    </Box>
  );
}

const cardMark = 'data-tarjeta';

function Cards({ column: { state, total, rows } }: { column: OrderBoardColumn }) {
  const more = total - rows.length;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1 }} {...{ [cardMark]: '' }}>
        {rows.map((order) => (
          <OrderCard key={order.id} order={order} hideState />
        ))}
      </Box>
      {total === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', px: 0.5, pb: 1 }}>
          No hay ninguno.
        </Typography>
      ) : null}
      {more > 0 ? (
        <Link
          component={RouterLink}
          to={ordersWhere('state', state)}
          sx={{ display: 'block', px: 0.5, pt: 1.5 }}
        >
          Ver los otros {formatNumber(more)}
        </Link>
      ) : null}
    </>
  );
}

/** Up and down within a column, left and right between them; anywhere else the keys do what they do. */
function walk(event: KeyboardEvent<HTMLElement>, board: HTMLElement | null): void {
  if (!board || !isArrow(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
  const columns = [...board.querySelectorAll(`[${cardMark}]`)].map((column) => [
    ...column.querySelectorAll('a'),
  ]);
  const column = columns.findIndex((cards) => cards.some((card) => card === event.target));
  const sizes = columns.map((cards) => cards.length);
  const first = sizes.findIndex((size) => size > 0);
  if (column < 0 && (event.target !== board || first < 0)) return;
  const card = columns[column]?.indexOf(event.target as HTMLAnchorElement) ?? 0;
  const next =
    column < 0 ? { column: first, card: 0 } : stepOnBoard(sizes, { column, card }, event.key);
  event.preventDefault();
  columns[next.column]?.[next.card]?.focus();
}

function StepTabs({ columns, step, onStep }: BoardProps) {
  const id = useId();
  const shown = shownStep(columns, step);
  if (!shown) return null;
  return (
    <Box role="region" aria-label="Tablero de pedidos">
      <Tabs
        value={shown.state}
        onChange={(_event, next: string) => onStep(next)}
        variant="scrollable"
        aria-label="Pasos del pedido"
        sx={{ mb: 1.5 }}
      >
        {columns.map(({ state, total }) => (
          <Tab
            key={state}
            value={state}
            label={`${stateLabels[state]} ${formatNumber(total)}`}
            id={`${id}-${state}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.state}`}>
        <Cards column={shown} />
      </div>
    </Box>
  );
}
