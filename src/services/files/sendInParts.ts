import { type AppError, isAppError } from '../wms/appError';
import { sendRequest } from '../wms/sendRequest';

export const PART_BYTES = 512 * 1024;
const waits = [500, 1000, 2000, 4000, 8000];

export interface PartsOptions {
  base: string;
  jwt: string;
  signal: AbortSignal;
  /** How many bytes the server has. */
  onSent(bytes: number): void;
}

interface Kept {
  hash: string;
}

/** A pause that ends at once when the network is back; without network it lasts until then. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = navigator.onLine ? setTimeout(done, milliseconds) : undefined;
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

const passing = ({ code, status }: AppError) => code === 'sin_red' || status >= 500;

async function patiently<T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await send();
    } catch (error) {
      const wait = waits[tried];
      if (!isAppError(error) || !passing(error) || signal.aborted || wait === undefined)
        throw error;
      await pause(wait, signal);
    }
  }
}

/** The key names the file itself: chosen again after a reload, it goes on from where it stayed. */
const keyOf = ({ name, size, lastModified }: File) =>
  `anden.subida ${name} ${size} ${lastModified}`;

async function partsOf(file: File, options: PartsOptions) {
  const { base, jwt, signal } = options;
  const key = keyOf(file);
  const authorization = { Authorization: `Bearer ${jwt}` };
  const ask = <T>(path: string, init: RequestInit) =>
    patiently(
      () =>
        sendRequest(
          {
            url: `${base}/archivos/partes${path}`,
            ...init,
            headers: { ...authorization, ...init.headers },
          } as Parameters<typeof sendRequest>[0],
          { signal },
        ) as Promise<T>,
      signal,
    );
  const json = { 'Content-Type': 'application/json' };
  const begin = async () => {
    const body = JSON.stringify({ name: file.name, size: file.size });
    const { id } = await ask<{ id: string }>('', { method: 'POST', headers: json, body });
    sessionStorage.setItem(key, id);
    return { id, received: 0 };
  };
  const resume = async (id: string) => {
    const { received, stored } = await ask<{ received?: number; stored?: Kept }>(`/${id}`, {
      method: 'GET',
    });
    return { id, received: stored ? file.size : (received ?? 0) };
  };
  const known = sessionStorage.getItem(key);
  const found = known ? await resume(known).catch(forgotten) : null;
  return { ask, key, ...(found ?? (await begin())) };
}

/** An upload that the server let go of is begun again; any other failure is one. */
function forgotten(error: unknown): null {
  if (isAppError(error) && error.status === 404) return null;
  throw error;
}

/** Brings a large file in parts: each tried again, and after a failure the next call goes on from where it stayed. */
export async function sendInParts(file: File, options: PartsOptions): Promise<string> {
  const { ask, key, id, received } = await partsOf(file, options);
  let at = received;
  options.onSent(at);
  while (at < file.size) {
    const body = file.slice(at, at + PART_BYTES, 'application/octet-stream');
    const headers = { 'Content-Type': 'application/octet-stream' };
    const url = `/${id}?desde=${at}`;
    ({ received: at } = await ask<{ received: number }>(url, { method: 'POST', headers, body }));
    options.onSent(at);
  }
  const { hash } = await ask<Kept>(`/${id}/fin`, { method: 'POST' });
  sessionStorage.removeItem(key);
  return hash;
}
