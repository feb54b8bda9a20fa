import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useCallback, useRef, useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { lazyPiece } from '@/components/lazy/lazyPiece';
import { useWedgeScanner } from '@/components/scan/useWedgeScanner';
import { PunchClock } from '../components/PunchClock';
import { useWakeLock } from '../useWakeLock';
import { DocketDialog } from './DocketDialog';
import { DoorAnswer } from './DoorAnswer';
import { DoorQuestion } from './DoorQuestion';
import { clockOffText, waitingText } from './doorWords';
import type { Device } from './kioskDevice';
import { RefusedTouches } from './RefusedTouches';
import type { KioskHandle } from './useKiosk';
import { useQuestion } from './useQuestion';
import { useTouches } from './useTouches';

const CameraScanner = lazyPiece(
  async () => (await import('@/components/scan/CameraScanner')).CameraScanner,
);

const WITHOUT_CAMERA = 'Usá un lector de mano, o legajo y PIN.';

const fullScreen = () => {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen?.().catch(() => undefined);
};

interface KioskDoorProps {
  kiosk: KioskHandle;
  device: Device;
}

/** The door: whoever comes shows a code, or types docket and PIN. */
export function KioskDoor({ kiosk, device }: KioskDoorProps) {
  const { state, clockOffset } = device;
  const [typing, setTyping] = useState(false);
  const [camera, setCamera] = useState(true);
  const taken = useRef('');
  const { asked, ask } = useQuestion();
  const { said, take } = useTouches(async (shown, at) => {
    const answer = await kiosk.touch(device, shown, at, ask);
    if (answer.tone !== 'bad' && 'code' in shown) taken.current = shown.code;
    return answer;
  });
  const read = useCallback((code: string) => void take({ code }), [take]);
  // A person who still holds the telephone there has punched already, and is not told off for it.
  const see = useCallback((code: string) => code !== taken.current && read(code), [read]);
  const clockOff = clockOffText(clockOffset);
  useWedgeScanner(read, !typing);
  useWakeLock();
  const close = useCallback(() => setTyping(false), []);
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateRows: 'auto 1fr auto',
        gap: 2,
        p: { xs: 2, md: 4 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="h2" component="p">
            {state.organisation}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {`${state.siteName} · ${state.name}`}
          </Typography>
        </Box>
        <PunchClock offset={clockOffset ?? 0} zone={state.zone} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          alignContent: 'center',
          justifyItems: 'center',
          gap: 3,
          textAlign: 'center',
        }}
      >
        <Typography variant="h1" sx={{ fontSize: 'clamp(1.75rem, 5vw, 3rem)' }}>
          Mostrá tu código
        </Typography>
        {camera ? (
          <Box sx={{ width: 1, maxWidth: 560 }}>
            <Suspense>
              <CameraScanner front onCode={see} instead={WITHOUT_CAMERA} />
            </Suspense>
          </Box>
        ) : null}
        <Typography sx={{ color: 'text.secondary', fontSize: '1.125rem' }}>
          En tu teléfono: Fichadas, “Mi código”.
        </Typography>
        <Button
          variant="contained"
          size="large"
          startIcon={<Icon name="keyboard" />}
          onClick={() => setTyping(true)}
          sx={{ minHeight: 72, px: 5, fontSize: '1.375rem' }}
        >
          Legajo y PIN
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {kiosk.waiting > 0 || !kiosk.online ? (
          <Alert severity="warning" role="status">
            {waitingText(kiosk.waiting, kiosk.online)}
          </Alert>
        ) : null}
        {clockOff ? (
          <Alert severity="warning" role="status">
            {clockOff}
          </Alert>
        ) : null}
        <RefusedTouches touches={kiosk.refused} zone={state.zone} onRead={kiosk.forget} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
          <Button size="small" onClick={() => setCamera(!camera)}>
            {camera ? 'Apagar la cámara' : 'Prender la cámara'}
          </Button>
          <Button size="small" onClick={fullScreen}>
            Pantalla completa
          </Button>
        </Box>
      </Box>
      {typing ? (
        <DocketDialog
          onClose={close}
          onTouch={(shown) => {
            close();
            void take(shown);
          }}
        />
      ) : null}
      {asked ? <DoorQuestion {...asked} /> : null}
      {said ? <DoorAnswer said={said} /> : null}
    </Box>
  );
}
