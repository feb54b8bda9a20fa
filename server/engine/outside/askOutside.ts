import { type IncomingMessage, request as requestPlain, STATUS_CODES } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { Services } from '../acciones/context';
import { readSection } from '../settings/settingsSections';
import { type OutsideReach, reachFor } from './outsideReach';
import { InsideAddress } from './publicAddress';

export interface OutsideRequest {
  url: string;
  method: 'GET' | 'POST' | 'PUT';
  headers?: Readonly<Record<string, string>>;
  body?: Buffer;
  /** The whole request must end within it, from the look-up of the name to the last byte. */
  patienceMs: number;
  /** So much of the answer is read; the rest is left unread. */
  keptBytes: number;
  /** Takes the pieces of a 200 as they come, in place of keeping them; false leaves the rest unread. */
  onPiece?: (piece: Buffer) => Promise<boolean>;
  /** The longest time without a byte; left out, only the whole is bound. */
  silenceMs?: number;
}

/** Redirects are not followed: the caller sees the status 3xx and takes it for a failure. */
export interface OutsideAnswer {
  status: number;
  /** The words beside the status, where they are not the usual ones of HTTP. */
  phrase: string;
  /** The answer, or how it begins where it is long, slow or broken off. */
  beginning: Buffer;
  /** All of it was read. */
  whole: boolean;
}

export type OutsideReason = 'address' | 'host' | 'inside' | 'slow' | 'unreachable';

const words: Record<OutsideReason, string> = {
  address:
    'La dirección tiene que empezar con https:// y un nombre público, sin usuario ni puerto, o ser una de las permitidas.',
  host: 'El servidor tiene que ser un nombre público en su puerto de siempre, o uno que permita antes quien administra.',
  inside: 'Esa dirección lleva a una red interna: quien administra tiene que permitirla antes.',
  slow: 'El otro sistema tardó demasiado.',
  unreachable: 'No se pudo conectar con el otro sistema.',
};

/** Tells a person why there is no answer; the words say nothing of what lies inside of the network. */
export class OutsideFault extends Error {
  override name = 'OutsideFault';

  constructor(readonly reason: OutsideReason) {
    super(words[reason]);
  }
}

const MOST_HEADER_BYTES = 16 * 1024;

/** The reason why it may not be written to; null where it may. */
export function outsideFaultOf(url: string, reach: OutsideReach): OutsideReason | null {
  if (!URL.canParse(url)) return 'address';
  const address = new URL(url);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return 'address';
  return reach.admits(address) ? null : 'address';
}

function reasonOf(error: unknown, patience: AbortSignal): OutsideFault {
  if (error instanceof InsideAddress) return new OutsideFault('inside');
  return new OutsideFault(patience.aborted ? 'slow' : 'unreachable');
}

/** The status is said before the rest: an answer that never ends, or is broken off, was given all the same. */
async function read(
  answer: IncomingMessage,
  most: number,
): Promise<Pick<OutsideAnswer, 'beginning' | 'whole'>> {
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of answer) {
      pieces.push(piece as Buffer);
      length += (piece as Buffer).length;
      if (length > most) break;
    }
  } catch {
    // The pieces that came stay.
  }
  const beginning = Buffer.concat(pieces).subarray(0, most);
  return { beginning, whole: answer.complete && length <= most };
}

/** Hands the pieces over one after another; what goes wrong where they are taken is the caller's, and not the answer's. */
async function flow(
  answer: IncomingMessage,
  onPiece: (piece: Buffer) => Promise<boolean>,
): Promise<Pick<OutsideAnswer, 'beginning' | 'whole'>> {
  let taken = true;
  const faults: unknown[] = [];
  try {
    for await (const piece of answer) {
      taken = await onPiece(piece as Buffer).catch((error: unknown) => {
        faults.push(error);
        return false;
      });
      if (!taken) break;
    }
  } catch {
    // It broke off, which `complete` says.
  }
  if (faults.length > 0) throw faults[0];
  return { beginning: Buffer.alloc(0), whole: answer.complete && taken };
}

/** Asks an address that `reach` admits, over a connection of its own: what was looked up and judged is what is connected to. */
export function openOutside(
  reach: OutsideReach,
  { url, method, headers, body, patienceMs, keptBytes, onPiece, silenceMs }: OutsideRequest,
): Promise<OutsideAnswer> {
  const fault = outsideFaultOf(url, reach);
  if (fault) return Promise.reject(new OutsideFault(fault));
  const patience = AbortSignal.timeout(patienceMs);
  return new Promise((resolve, reject) => {
    const address = new URL(url);
    const request = address.protocol === 'https:' ? requestSecure : requestPlain;
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
    let answered = false;
    const asked = request(address, options, (answer) => {
      answered = true;
      const { statusCode: status = 0, statusMessage: said = '' } = answer;
      const phrase = said === STATUS_CODES[status] ? '' : said;
      const body = onPiece && status === 200 ? flow(answer, onPiece) : read(answer, keptBytes);
      body.then((said) => resolve({ status, phrase, ...said }), reject);
    });
    if (silenceMs !== undefined) {
      asked.setTimeout(silenceMs, () => asked.destroy(new Error('the other system is silent')));
    }
    const fail = (fault: OutsideFault) => {
      if (!answered) reject(fault);
    };
    asked.on('error', (error) => fail(reasonOf(error, patience)));
    // Some connections end without an answer and without an error, as one that changes its protocol does.
    asked.on('close', () => fail(new OutsideFault('unreachable')));
    asked.end(body);
  });
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
