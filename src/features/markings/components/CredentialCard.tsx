import { credentialCode } from '@contract/markings/credentialCode';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { QrCode } from '@/components/qr/QrCode';
import type { GetCredentialOutput } from '@/services/wms/generated/markings.gen';
import { machineMs } from '@/utils/machineTime';
import { credentialAt, secondsLeft } from '../credentialQr';

const TICK_MS = 250;
const SIZE = 300;

interface CredentialCardProps {
  credential: GetCredentialOutput;
  /** The milliseconds that this device's clock is behind the server's. */
  clockOffset: number;
}

/** The code of the moment, white and large in both themes, with how long it still serves. */
export function CredentialCard({ credential, clockOffset }: CredentialCardProps) {
  const [now, setNow] = useState(machineMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(machineMs()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const at = now + clockOffset;
  const left = secondsLeft(at);
  return (
    <Card
      sx={{
        p: { xs: 2, md: 4 },
        display: 'grid',
        gap: 2,
        justifyItems: 'center',
        bgcolor: 'common.white',
        color: 'common.black',
      }}
    >
      <Box sx={{ '& svg': { display: 'block', width: 1, maxWidth: SIZE, height: 'auto' } }}>
        <QrCode value={credentialAt(credential, at)} label="Tu código para el kiosco" size={SIZE} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <CircularProgress
          variant="determinate"
          value={(left / credentialCode.period) * 100}
          size={32}
          thickness={6}
          aria-hidden
        />
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{`Cambia en ${left} s`}</Typography>
      </Box>
    </Card>
  );
}
