import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { machineMs } from '@/utils/machineTime';
import { clockText } from '@/utils/wallClock';

interface PunchClockProps {
  /** The milliseconds that this device's clock is behind the server's. */
  offset: number;
  zone: string;
}

/** The hour that counts: the server's, at the site. */
export function PunchClock({ offset, zone }: PunchClockProps) {
  const [now, setNow] = useState(machineMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(machineMs()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Typography
      component="p"
      sx={{
        typography: 'h1',
        fontSize: '3.5rem',
        lineHeight: 1,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {clockText(new Date(now + offset), zone)}
    </Typography>
  );
}
