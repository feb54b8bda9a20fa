import { connect, type LookupFunction, type Socket } from 'node:net';
import type { Services } from '../acciones/context';
import { readSection } from '../settings/settingsSections';
import { OutsideFault } from './askOutside';
import { anyLookup } from './outsideReach';
import { InsideAddress, isPublicName } from './publicAddress';

/** Another machine that is not asked over HTTP. */
export interface OutsideHost {
  /** A name, or an address without brackets. */
  hostname: string;
  port: number;
  /** The one port at which any public name may be asked. */
  usualPort: number;
  /** How an administrator allows it: sftp://10.0.0.5:2222. */
  origin: string;
}

type Reaching = Pick<Services, 'database' | 'outside'>;

/** How its name is looked up; null where it may not be connected to. */
async function lookupOf(
  { database, outside }: Reaching,
  { hostname, port, usualPort, origin }: OutsideHost,
): Promise<LookupFunction | null> {
  const { value } = await readSection(database.db, 'outside');
  if (value.allowed.includes(origin)) return anyLookup;
  return port === usualPort && isPublicName(hostname) ? outside.lookup : null;
}

/** The reason why it may not be connected to; null where it may, as far as its name tells. */
export const hostFaultOf = async (
  services: Reaching,
  host: OutsideHost,
): Promise<OutsideFault | null> =>
  (await lookupOf(services, host)) === null ? new OutsideFault('host') : null;

function faultOf(error: unknown): OutsideFault {
  // Some names lead to several addresses, and each has its own error.
  const all = error instanceof AggregateError ? error.errors : [error];
  const inside = all.some((one) => one instanceof InsideAddress);
  return new OutsideFault(inside ? 'inside' : 'unreachable');
}

/** Opens a connection to what was judged when its name was looked up; its errors are told to nobody unless somebody listens. */
export async function connectOutside(
  services: Reaching,
  host: OutsideHost,
  patienceMs: number,
): Promise<Socket> {
  const lookup = await lookupOf(services, host);
  if (lookup === null || host.port > 65_535) throw new OutsideFault('host');
  return new Promise((resolve, reject) => {
    const { hostname, port } = host;
    const socket = connect({ host: hostname, port, lookup });
    const patience = setTimeout(() => {
      socket.destroy();
      reject(new OutsideFault('slow'));
    }, patienceMs);
    socket.on('error', (error) => {
      clearTimeout(patience);
      reject(faultOf(error));
    });
    socket.once('connect', () => {
      clearTimeout(patience);
      resolve(socket);
    });
  });
}
