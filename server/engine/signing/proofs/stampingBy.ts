import type { Logger } from 'pino';
import type { Stamp } from './timeStamp';

/** Where an authority is set; what it does not answer is left to whoever reads the log. */
export const stampingBy = (
  url: string | undefined,
  log: Pick<Logger, 'warn'>,
): ((signature: Uint8Array) => Promise<Stamp | null>) | undefined =>
  url === undefined
    ? undefined
    : async (signature) => {
        const { timeStamp } = await import('./timeStamp');
        return timeStamp(url, signature, (err) =>
          log.warn({ err }, 'the time authority did not answer'),
        );
      };
