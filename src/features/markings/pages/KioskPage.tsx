import { useEffect } from 'react';
import { KioskDoor } from '../kiosk/KioskDoor';
import { PairingForm } from '../kiosk/PairingForm';
import { useKiosk } from '../kiosk/useKiosk';

/** /kiosk: a tablet at a door, where nobody signs in. */
export function KioskPage() {
  const kiosk = useKiosk();
  const { device, why, waiting, pair } = kiosk;
  useEffect(() => {
    document.title = 'Kiosco · Andén';
  }, []);
  if (device === undefined) return null;
  return (
    <main>
      {device ? (
        <KioskDoor kiosk={kiosk} device={device} />
      ) : (
        <PairingForm why={why} waiting={waiting} pair={pair} />
      )}
    </main>
  );
}
