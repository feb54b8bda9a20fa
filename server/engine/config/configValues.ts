import { isIP } from 'node:net';
import { DateTime } from 'luxon';
import { StartFault } from '../../db/startFault';

export const readPort = (value: string | undefined): number => {
  const port = Number(value ?? 4600);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new StartFault(`PORT vale "${value}": usá un número entre 1 y 65535.`);
};

// The value is not repeated in the message: it may hold a password.
export const readUrl = (
  name: string,
  value: string | undefined,
  protocols: string[],
): string | undefined => {
  if (value === undefined) return undefined;
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
  const forms = protocols.map((protocol) => `${protocol}//`).join(' o ');
  throw new StartFault(`${name} no es una dirección válida: tiene que empezar con ${forms}.`);
};

export const readOrigins = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
    .map((origin) => {
      const url = URL.canParse(origin) ? new URL(origin) : undefined;
      if (url && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/')
        return url.origin;
      throw new StartFault(
        `ANDEN_SERVERS contiene "${origin}": usá orígenes como https://anden.ejemplo.com.ar, separados por comas.`,
      );
    });

const isNetwork = (part: string): boolean => {
  const [address = '', bits, ...rest] = part.split('/');
  const family = isIP(address);
  if (!family || rest.length) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
};

/** How many proxies stand in front, or which: what is further left in the header anybody may write. */
export const readTrustProxy = (value: string | undefined): false | number | string => {
  if (value === undefined || value === '0') return false;
  if (/^[1-9]$/.test(value)) return Number(value);
  const parts = value.split(',').map((part) => part.trim());
  if (parts.every(isNetwork)) return parts.join(',');
  throw new StartFault(
    `TRUST_PROXY vale "${value}": usá cuántos proxies hay delante (0 a 9) o sus direcciones separadas por comas.`,
  );
};

/** The moment has its offset, so that it means the same on every machine. */
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

export const readMoment = (name: string, value: string | undefined): Date | undefined => {
  if (value === undefined) return undefined;
  const moment = new Date(value);
  // The day is compared too: 31 February would be read as 3 March.
  const wholeDay = DateTime.fromISO(value, { setZone: true }).isValid;
  if (instant.test(value) && wholeDay && !Number.isNaN(moment.getTime())) return moment;
  throw new StartFault(
    `${name} vale "${value}": usá un momento con su diferencia horaria, como 2026-12-31T23:30:00-03:00.`,
  );
};
