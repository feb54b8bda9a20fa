import type { Socket } from 'node:net';
import { Fault } from './fault';
import { reasonPhrase } from './reasonPhrase';

const known: Record<string, Fault> = {
  ERR_HTTP_REQUEST_TIMEOUT: new Fault(408, 'demora', 'El pedido tardó demasiado en llegar.'),
  HPE_HEADER_OVERFLOW: new Fault(431, 'solicitud_incorrecta', 'El encabezado es demasiado largo.'),
};
const unknown = new Fault(400, 'solicitud_incorrecta', 'No se entiende el pedido.');

/** Bytes that are no request, or never end, are refused like any other where the caller can still be told. */
export function clientFault(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, code, message } = known[error.code ?? ''] ?? unknown;
  const body = Buffer.from(JSON.stringify({ code, message }));
  const head = [
    `HTTP/1.1 ${status} ${reasonPhrase(status)}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${body.length}`,
  ];
  if (socket.writable)
    socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), body]));
  socket.destroySoon();
}
