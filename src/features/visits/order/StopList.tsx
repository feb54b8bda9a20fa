import type { RouteLeg } from '@contract/visits/walkRoute';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import type { VisitStop } from '@/services/wms/generated/visits.gen';
import { windowText } from '../visitTexts';
import { legText, moveTo } from './orderModel';

interface StopListProps {
  stops: readonly VisitStop[];
  legs: readonly RouteLeg[];
  selectedId: number | null;
  onSelect: (id: number) => void;
  onOrder: (stops: VisitStop[]) => void;
}

/** The stops of a day, moved by dragging, by their buttons, or by the arrows together with Alt. */
export function StopList({ stops, legs, selectedId, onSelect, onOrder }: StopListProps) {
  const dragged = useRef<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const move = (from: number, to: number) => onOrder(moveTo(stops, from, to));
  const pin = (id: number) =>
    onOrder(stops.map((one) => (one.id === id ? { ...one, pinned: !one.pinned } : one)));
  return (
    <Box component="ol" aria-label="Orden de las visitas" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {stops.map((stop, at) => (
        <Card
          key={stop.id}
          component="li"
          draggable
          onDragStart={() => {
            dragged.current = at;
          }}
          onDragEnd={() => setOver(null)}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(at);
          }}
          onDrop={() => {
            if (dragged.current !== null) move(dragged.current, at);
            setOver(null);
          }}
          sx={{
            ...{ p: 1.5, mb: 1, display: 'flex', alignItems: 'center', gap: 1.5, cursor: 'grab' },
            borderColor: over === at || stop.id === selectedId ? 'primary.main' : undefined,
          }}
        >
          <StopLine
            stop={stop}
            leg={legs[at]}
            at={at}
            last={stops.length - 1}
            onSelect={() => onSelect(stop.id)}
            onMove={(by) => move(at, at + by)}
            onPin={() => pin(stop.id)}
          />
        </Card>
      ))}
    </Box>
  );
}

interface StopLineProps {
  stop: VisitStop;
  leg: RouteLeg | undefined;
  at: number;
  last: number;
  onSelect: () => void;
  onMove: (by: -1 | 1) => void;
  onPin: () => void;
}

function StopLine({ stop, leg, at, last, onSelect, onMove, onPin }: StopLineProps) {
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <>
      <Typography
        aria-hidden
        sx={{ fontWeight: 700, minWidth: 24, textAlign: 'center', color: 'text.secondary' }}
      >
        {at + 1}
      </Typography>
      <Box
        component="button"
        type="button"
        onClick={onSelect}
        onKeyDown={press}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        sx={{
          ...{ flex: 1, minWidth: 0, textAlign: 'left', border: 0, p: 0, font: 'inherit' },
          ...{ bgcolor: 'transparent', color: 'inherit', cursor: 'inherit' },
        }}
      >
        <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {stop.place}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', color: 'text.secondary' }}
        >
          {windowText(stop)}
        </Typography>
        {leg ? (
          <Typography
            component="span"
            variant="body2"
            sx={{ display: 'block', color: leg.late > 0 ? 'error.main' : 'text.secondary' }}
          >
            {legText(leg)}
          </Typography>
        ) : null}
      </Box>
      <Tooltip title={stop.pinned ? 'Soltar de su lugar' : 'Dejar fija en este lugar'}>
        <IconButton
          aria-label={`Fijar ${stop.place}`}
          aria-pressed={stop.pinned}
          color={stop.pinned ? 'primary' : 'default'}
          onClick={onPin}
        >
          <Icon name="pin" fontSize="small" />
        </IconButton>
      </Tooltip>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' } }}>
        <IconButton
          aria-label={`Subir ${stop.place}`}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        >
          <Icon name="moveUp" fontSize="small" />
        </IconButton>
        <IconButton
          aria-label={`Bajar ${stop.place}`}
          disabled={at === last}
          onClick={() => onMove(1)}
        >
          <Icon name="moveDown" fontSize="small" />
        </IconButton>
      </Box>
    </>
  );
}
