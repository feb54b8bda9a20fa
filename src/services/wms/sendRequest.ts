import { timeTrip } from '../clock/followServer';
import { type AppError, requestDetail } from './appError';
import { errorMessage } from './errorMessage';
import { statusText } from './statusText';
import type { WmsRequest } from './wmsCall';

export interface SendOptions {
  /** The text as it came, not parsed. */
  raw?: boolean;
  signal?: AbortSignal;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function waitOf(response: Response, fromBody: unknown): number | undefined {
  const seconds = Number(fromBody ?? response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

function refusal(response: Response, text: string, code = 'error_servidor'): AppError {
  const { status } = response;
  const body = record(parse(text));
  return {
    status,
    code: typeof body.code === 'string' ? body.code : code,
    message: typeof body.message === 'string' ? body.message : errorMessage(status),
    fields: body.fields as AppError['fields'],
    detail: requestDetail(statusText(status, response.statusText)),
    data: body.detail,
    retryAfter: waitOf(response, body.retryAfter),
  };
}

/** A person whom the server did not answer is told this. */
export function unreachable(cause: unknown): AppError {
  const aborted = cause instanceof Error && cause.name === 'AbortError';
  const code = aborted ? 'cancelado' : 'sin_red';
  return { status: 0, code, message: errorMessage(0), detail: requestDetail('') };
}

// The browser lets 64 kB in all outlive their page, for everything that is on its way together.
const smallBody = 8_000;

/** A small change arrives although the page that sent it goes, as one that is sent by leaving. */
const mayOutlive = ({ method, body }: Pick<WmsRequest, 'method' | 'body'>) =>
  method === 'POST' && typeof body === 'string' && body.length < smallBody;

/** Resolves with what a 200 carries, parsed as JSON unless asked raw; all else rejects with an AppError. */
export async function sendRequest(
  { url, ...init }: WmsRequest,
  { raw = false, signal }: SendOptions = {},
): Promise<unknown> {
  const takeMoment = timeTrip();
  const answer = await fetch(url, { ...init, keepalive: mayOutlive(init), signal: signal ?? null })
    .then(async (response) => {
      takeMoment(response);
      return { response, text: await response.text() };
    })
    .catch((cause: unknown) => Promise.reject(unreachable(cause)));
  const { response, text } = answer;
  if (response.status !== 200) throw refusal(response, text);
  if (raw) return text;
  if (text === '') return null;
  const data = parse(text);
  if (data === undefined) throw refusal(response, '', 'respuesta_invalida');
  return data;
}
