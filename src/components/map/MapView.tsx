import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';
import { StateMessage } from '../state/StateMessage';
import { boundsOf, boundsWithNearest, cornersOf } from './boundsOf';
import { mapStyles } from './mapStyles';
import type { MapBounds, MapCircle, MapPoint, Position } from './mapTypes';
import { useMapEngine } from './useMapEngine';

const none: readonly MapPoint[] = [];
const noCircles: readonly MapCircle[] = [];
const nothing = () => undefined;

interface MapViewProps {
  /** "Mapa de entregas". */
  label: string;
  points?: readonly MapPoint[];
  selectedId?: number | null;
  onSelect?: (id: number) => void;
  /** Reaches around places, drawn below the points. */
  circles?: readonly MapCircle[];
  /** All of it lies within some streets. */
  near?: boolean;
  /** A point that the person puts by a click, by dragging it or from the keyboard; null before there is one. */
  pin?: Position | null;
  onPick?: (position: Position) => void;
  onMove?: (bounds: MapBounds) => void;
  /** "Ver todo" shows this extent, where the points at hand are not all there are. */
  extent?: MapBounds | null;
  /** A small card over the map about what is selected. */
  children?: ReactNode;
}

/** A map that fills its box. Google's with a key, else an outline of our own; both obey the same props. */
export function MapView(props: MapViewProps) {
  const {
    label,
    points = none,
    selectedId = null,
    circles = noCircles,
    pin,
    extent,
    children,
  } = props;
  const { onSelect = nothing, onPick = nothing, onMove = nothing, near = false } = props;
  const element = useRef<HTMLDivElement>(null);
  const picks = pin !== undefined;
  const pressed = useRef<number | null>(null);
  const events = {
    onPick,
    onMove,
    onSelect: (id: number) => {
      pressed.current = id;
      onSelect(id);
    },
  };
  const { engine, broken, retry } = useMapEngine(element, events, { wheelZooms: !picks, near });
  const { mode, systemMode } = useColorScheme();
  const scheme = mode === 'system' ? systemMode : mode;

  const all = useMemo(() => {
    if (extent !== undefined) return extent;
    return boundsOf([...points, ...(pin ? [pin] : []), ...circles.flatMap(cornersOf)]);
  }, [extent, points, pin, circles]);
  const fitted = useRef(false);
  useEffect(() => {
    engine?.setPoints(points);
  }, [engine, points]);
  useEffect(() => {
    engine?.setCircles(circles);
  }, [engine, circles]);
  useEffect(() => {
    engine?.setPin(pin);
  }, [engine, pin]);
  useEffect(() => {
    engine?.select(selectedId);
    // Chosen beside the map, it comes into sight; what was pressed on it is there already.
    const chosen = points.find(({ id }) => id === selectedId);
    if (chosen && selectedId !== pressed.current) {
      const around = boundsWithNearest(chosen, circles);
      if (around) engine?.fit(around);
      else engine?.lookAt(chosen);
    }
    pressed.current = selectedId;
  }, [engine, selectedId, points, circles]);
  useEffect(() => {
    // The class of the scheme stands on the page only after this render.
    if (scheme) requestAnimationFrame(() => engine?.refresh());
  }, [engine, scheme]);
  useEffect(() => {
    if (!engine) fitted.current = false;
    // Once: later it is the person who says where to look.
    if (!engine || !all || fitted.current) return;
    fitted.current = true;
    engine.fit(all);
  }, [engine, all]);

  const controls = [
    { label: 'Acercar', icon: 'add', press: () => engine?.zoomBy(1) },
    { label: 'Alejar', icon: 'remove', press: () => engine?.zoomBy(-1) },
    { label: 'Ver todo', icon: 'fitAll', press: () => all && engine?.fit(all) },
    ...(picks
      ? [
          {
            label: 'Poner el punto en el centro',
            icon: 'map',
            press: () => engine && onPick(engine.center()),
          } as const,
        ]
      : []),
  ] as const;
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{
        position: 'relative',
        height: '100%',
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      {broken ? (
        <StateMessage
          icon="map"
          title="No se pudo dibujar el mapa"
          action={<Button onClick={retry}>Reintentar</Button>}
        >
          Todo lo demás de esta página sigue funcionando.
        </StateMessage>
      ) : (
        <>
          <Box
            ref={element}
            // The arrows move it: a reader must pass them on.
            role="application"
            aria-label={`${label}: flechas para mover, más y menos para acercar`}
            sx={mapStyles}
          />
          <MapControls controls={controls} />
          {children}
        </>
      )}
    </Box>
  );
}

interface MapControl {
  label: string;
  icon: IconName;
  press: () => void;
}

/** Over the map, the same for both engines. */
function MapControls({ controls }: { controls: readonly MapControl[] }) {
  return (
    <Box
      sx={{
        position: 'absolute',
        top: 8,
        right: 8,
        zIndex: 1,
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {controls.map(({ label, icon, press }) => (
        <Tooltip key={label} title={label} placement="left">
          <IconButton aria-label={label} onClick={press}>
            <Icon name={icon} />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}
