import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { useMinute } from '@/components/time/useMinute';
import { selectViewing } from '@/services/session/selectViewing';
import { useAppSelector } from '../../hooks';
import { selectViewOverAt } from '../session/callFailures';
import { useViewSwitch } from './useViewSwitch';

const minutesTo = (until: string) => {
  const left = Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / 60_000));
  return left === 1 ? 'queda 1 minuto' : `quedan ${left} minutos`;
};

/** While one sees as somebody else, always in sight: as whom, for how long, and the way back. */
export function ViewBanner() {
  const viewing = useAppSelector(selectViewing);
  const over = useAppSelector(selectViewOverAt) > 0;
  const end = useViewSwitch();
  const [leaving, setLeaving] = useState(false);
  useMinute();
  const until = viewing?.until;
  const leave = () => {
    setLeaving(true);
    void end().finally(() => setLeaving(false));
  };
  const endInTime = useEffectEvent(leave);
  useEffect(() => {
    if (!until) return;
    const timer = setTimeout(endInTime, over ? 0 : Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until, over]);
  if (!viewing) return null;
  return (
    <Box
      component="section"
      aria-label="Ver como"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 2, md: 4 },
        py: 0.75,
        minHeight: 44,
        boxSizing: 'border-box',
        fontSize: '0.875rem',
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
      }}
    >
      <Icon name="visible" fontSize="small" />
      <Box component="span" sx={{ flex: 1 }}>
        Estás viendo como {viewing.kind === 'role' ? 'el rol ' : ''}
        <strong>{viewing.name}</strong>, solo para mirar · {minutesTo(viewing.until)}
      </Box>
      <Button size="small" variant="outlined" color="inherit" loading={leaving} onClick={leave}>
        Salir
      </Button>
    </Box>
  );
}
