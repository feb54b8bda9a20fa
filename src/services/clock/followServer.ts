import { clock, moveClock } from '@/utils/clock';
import { machineMs } from '@/utils/machineTime';

/** The server gives its time in this header of each answer to an accion, in milliseconds since 1970. */
const momentHeader = 'x-anden-now';

/** Machines agree to within less than this where both follow the time of the network. */
const JITTER_MS = 300;

interface Sample {
  aheadMs: number;
  /** The server's time fell somewhere within the trip: the difference may be so far off. */
  offMs: number;
}

let best: Sample | null = null;

/** Kept from one that took less long, unless both cannot be true: a clock was set, or the machine slept. */
function isBetter(next: Sample, than: Sample | null): boolean {
  if (!than || next.offMs <= than.offMs) return true;
  return Math.abs(next.aheadMs - than.aheadMs) > next.offMs + than.offMs;
}

/** Begun before a request is sent; what it answers takes the moment that came with the response. */
export function timeTrip(): (response: Response) => void {
  const [sentAt, begun] = [machineMs(), performance.now()];
  return ({ headers }) => {
    const moment = Number(headers.get(momentHeader) ?? Number.NaN);
    if (!Number.isFinite(moment)) return;
    const tripMs = performance.now() - begun;
    const sample = { aheadMs: moment - (sentAt + tripMs / 2), offMs: tripMs / 2 };
    if (!isBetter(sample, best)) return;
    best = sample;
    const ahead = Math.abs(sample.aheadMs) < JITTER_MS + sample.offMs ? 0 : sample.aheadMs;
    // The time on screen does not jump for a difference within the error.
    if (Math.abs(ahead - clock.aheadMs()) > JITTER_MS) moveClock(ahead);
  };
}
