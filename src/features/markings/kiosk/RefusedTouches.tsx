import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { clockText } from '@/utils/wallClock';
import type { KeptTouch } from './kioskDevice';

interface RefusedTouchesProps {
  touches: readonly KeptTouch[];
  zone: string;
  onRead: (key: string) => void;
}

/** The touches made without network that the server did not take, until a person has read it. */
export function RefusedTouches({ touches, zone, onRead }: RefusedTouchesProps) {
  return touches.map(({ key, claimedAt, refused }) => (
    <Alert
      key={key}
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => onRead(key)}>
          Entendido
        </Button>
      }
    >
      {`La fichada guardada a las ${clockText(claimedAt, zone)} no se aceptó: ${refused}`}
    </Alert>
  ));
}
