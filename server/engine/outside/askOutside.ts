import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { Readable } from 'node:stream';
import type { Services } from '../acciones/context';
import { readSection } from '../settings/settingsSections';
import { type OutsideReach, reachFor } from './outsideReach';
import { InsideAddress } from './publicAddress';

export interface OutsideRequest {
  url: string;
  method: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: Buffer;
  /** From the look-up of the name to the last byte of the answer. */
  patienceMs: number;
  /** An answer that is longer fails. */
  mostBytes: number;
}

/** Redirects are not followed: whoever asks sees the status 3xx and takes it for a failure. */
export interface OutsideAnswer {
  status: number;
  headers: Record<string, string>;
  body: Readable;
}

export type OutsideReason = 'address' | 'inside' | 'slow' | 'long' | 'unreachable';

const words: Record<OutsideReason, string> = {
  address:
    'La dirección tiene que empezar con https:// y un nombre público, sin usuario ni puerto.',
  inside: 'Esa dirección lleva a una red interna: quien administra tiene que permitirla antes.',
  slow: 'El otro sistema tardó demasiado.',
  long: 'La respuesta del otro sistema es demasiado grande.',
  unreachable: 'No se pudo conectar con el otro sistema.',
};

/** Why there is no answer, in words for a person; they say nothing of what lies inside of the network. */
export class OutsideFault extends Error {
  override name = 'OutsideFault';

  constructor(readonly reason: OutsideReason) {
    super(words[reason]);
  }
}

const MOST_HEADER_BYTES = 16 * 1024;

/** Null where it may be written to. */
export function outsideFaultOf(url: string, reach: OutsideReach): OutsideReason | null {
  if (!URL.canParse(url)) return 'address';
  const address = new URL(url);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return 'address';
  return reach.admits(address) ? null : 'address';
}

function reasonOf(error: unknown, patience: AbortSignal): OutsideFault {
  if (error instanceof OutsideFault) return error;
  if (error instanceof InsideAddress) return new OutsideFault('inside');
  return new OutsideFault(patience.aborted ? 'slow' : 'unreachable');
}

/** Counts what comes, and breaks off where it is too much. */
async function* within(
  source: Readable,
  most: number,
  patience: AbortSignal,
): AsyncGenerator<Buffer> {
  let length = 0;
  try {
    for await (const piece of source) {
      length += (piece as Buffer).length;
      if (length > most) throw new OutsideFault('long');
      yield piece as Buffer;
    }
  } catch (error) {
    throw reasonOf(error, patience);
  }
}

/** Asks an address that `reach` admits, over a connection of its own: what was looked up and judged is what is connected to. */
export function openOutside(
  reach: OutsideReach,
  { url, method, headers, body, patienceMs, mostBytes }: OutsideRequest,
): Promise<OutsideAnswer> {
  const fault = outsideFaultOf(url, reach);
  if (fault) return Promise.reject(new OutsideFault(fault));
  const patience = AbortSignal.timeout(patienceMs);
  return new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? requestSecure : requestPlain;
    const options = {
      method,
      agent: false as const,
      lookup: reach.lookup,
      ca: reach.ca,
      headers: {
        'accept-encoding': 'identity',
        ...headers,
        ...(body ? { 'content-length': String(body.length) } : {}),
      },
      maxHeaderSize: MOST_HEADER_BYTES,
      signal: patience,
    };
    const asked = request(new URL(url), options, (answer) => {
      const said = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      resolve({
        status: answer.statusCode ?? 0,
        headers: Object.fromEntries(said),
        body: Readable.from(within(answer, mostBytes, patience), { objectMode: false }),
      });
    });
    asked.on('error', (error) => reject(reasonOf(error, patience)));
    asked.end(body);
  });
}

/** Takes the whole of a short answer. */
export async function wholeAnswer({ body }: OutsideAnswer): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** How far this server may go for one address, with what an administrator allowed beside the internet. */
export async function outsideReachFor(
  { database, outside }: Pick<Services, 'database' | 'outside'>,
  url: string,
): Promise<OutsideReach> {
  if (!URL.canParse(url)) return outside;
  const { value } = await readSection(database.db, 'outside');
  return reachFor(new URL(url), value.allowed, outside);
}

export const askOutside = async (
  services: Pick<Services, 'database' | 'outside'>,
  request: OutsideRequest,
): Promise<OutsideAnswer> => openOutside(await outsideReachFor(services, request.url), request);
