import { Fault } from '../../engine/http/fault';
import { rateLimit } from '../../engine/http/rateLimit';

const byAddress = rateLimit({ max: 60, windowMs: 10 * 60_000 });

/** Anybody may ask, but not all the time: a file is read to its last byte. */
export function verifyPace(address: string): void {
  const retryAfter = byAddress.take(address);
  if (retryAfter > 0) {
    const message = 'Hiciste muchas comprobaciones seguidas: probá en unos minutos.';
    throw new Fault(429, 'demasiados_intentos', message, { retryAfter });
  }
}
