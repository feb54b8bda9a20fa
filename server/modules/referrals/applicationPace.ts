import { Fault } from '../../engine/http/fault';
import { rateLimit } from '../../engine/http/rateLimit';

const minute = 60_000;
const looks = rateLimit({ max: 60, windowMs: 10 * minute });
const sends = rateLimit({ max: 30, windowMs: 60 * minute });

function refuseMany(retryAfter: number): void {
  if (retryAfter === 0) return;
  const message = 'Hiciste muchos intentos seguidos: probá en unos minutos.';
  throw new Fault(429, 'demasiados_intentos', message, { retryAfter });
}

/** Anybody may look, but not try codes one after another. */
export const lookPace = (address: string): void => refuseMany(looks.take(address));

/** From one place come few applications in an hour: a class of students, and no machine. One with a file counts twice. */
export const sendPace = (address: string): void => refuseMany(sends.take(address));
