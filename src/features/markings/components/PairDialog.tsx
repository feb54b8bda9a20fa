import { PAIRING_MINUTES } from '@contract/markings/kiosk';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { asAppError } from '@/components/state/asAppError';
import { type Kiosk, usePairKioskMutation } from '@/services/wms/generated/markings.gen';
import { clock } from '@/utils/clock';
import { routes } from '@/utils/paths';

interface PairDialogProps {
  /** The kiosk as the list knows it now: when its device uses the code, this says so. */
  kiosk: Kiosk;
  onClose: () => void;
}

/** 9:58. */
const clockOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Both hours are the server's. A list from before the code was given knows of no device seen since. */
function wasUsed({ state, pairing, lastSeenAt }: Kiosk, expiresAt: string): boolean {
  const given = Date.parse(expiresAt) - PAIRING_MINUTES * 60_000;
  return state === 'paired' && !pairing && Date.parse(lastSeenAt ?? '') > given;
}

/** Gives the code that is typed on the tablet, and says when it was used. */
export function PairDialog({ kiosk, onClose }: PairDialogProps) {
  const id = useId();
  const [ask, { data, error, isLoading }] = usePairKioskMutation();
  const [now, setNow] = useState(clock.ms);
  const asked = useRef(false);
  useEffect(() => {
    if (!asked.current) void ask({ id: kiosk.id });
    asked.current = true;
    const timer = setInterval(() => setNow(clock.ms()), 1000);
    return () => clearInterval(timer);
  }, [ask, kiosk.id]);
  const left = data ? Math.max(0, Math.ceil((Date.parse(data.expiresAt) - now) / 1000)) : 0;
  const used = data !== undefined && wasUsed(kiosk, data.expiresAt);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{`Emparejar ${kiosk.name}`}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {used ? (
          <Alert severity="success" role="status">
            Listo: la tableta quedó emparejada.
          </Alert>
        ) : error ? (
          <Alert severity="error">{asAppError(error).message}</Alert>
        ) : data && left > 0 ? (
          <>
            <Typography>
              {`En la tableta, abrí ${location.origin}${routes.kiosk} y escribí este código:`}
            </Typography>
            <Typography
              component="p"
              aria-label={`Código ${data.code}`}
              sx={{
                fontSize: '2.5rem',
                fontWeight: 700,
                letterSpacing: '0.08em',
                textAlign: 'center',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {data.code}
            </Typography>
            <Typography sx={{ color: 'text.secondary', textAlign: 'center' }}>
              {`Sirve una vez y vence en ${clockOf(left)}.`}
            </Typography>
            {kiosk.state === 'paired' ? (
              <Alert severity="info">
                La tableta que está en uso deja de servir cuando se empareje otra.
              </Alert>
            ) : null}
          </>
        ) : data ? (
          <Alert severity="warning">El código venció.</Alert>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{used ? 'Listo' : 'Cerrar'}</Button>
        {used ? null : (
          <Button onClick={() => void ask({ id: kiosk.id })} loading={isLoading}>
            Pedir otro
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
