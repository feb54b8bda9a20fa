import type { Services } from '../../../engine/acciones/context';
import { conflict } from '../../../engine/http/fault';
import { askOutside, OutsideFault } from '../../../engine/outside/askOutside';
import { demoAnswer } from '../webhooks/demoReceiver';

const PATIENCE_MS = 60_000;
/** Only the status counts. */
const KEPT_BYTES = 1000;

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

interface Sending {
  url: string;
  method: 'POST' | 'PUT';
  header: string;
  key: string | null;
  name: string;
  format: keyof typeof types;
  bytes: Buffer;
  /** The same for the same content, until it was taken. */
  onceKey: string;
  patienceMs?: number;
}

function refusalOf(status: number): string {
  const said = `El otro sistema respondió ${status}`;
  if (status >= 300 && status < 400) return `${said}: manda a otra dirección, y eso no se sigue.`;
  return status === 401 || status === 403 ? `${said}: revisá la clave.` : `${said}.`;
}

/** Sends a file whole to another system; only an answer of 2xx counts as taken. */
export async function sendFile(
  services: Pick<Services, 'config' | 'database' | 'outside'>,
  sending: Sending,
): Promise<void> {
  const { url, method, header, key, name, format, bytes, onceKey } = sending;
  const { patienceMs = PATIENCE_MS } = sending;
  if (header !== '' && key === null) throw conflict('Falta la clave: cargala en el enlace.');
  if (demoAnswer(services, url)) return;
  try {
    const { status } = await askOutside(services, {
      ...{ url, method, body: bytes, patienceMs, keptBytes: KEPT_BYTES },
      headers: {
        ...(key === null || header === '' ? {} : { [header]: key }),
        'content-type': types[format],
        'content-disposition': `attachment; filename="${name}"`,
        'idempotency-key': onceKey,
      },
    });
    if (status < 200 || status >= 300) throw conflict(refusalOf(status));
  } catch (error) {
    if (error instanceof OutsideFault) throw conflict(error.message);
    throw error;
  }
}
