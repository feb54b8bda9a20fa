import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { isLostConnection } from '../../db/isLostConnection';
import { isOutOfSpace } from '../files/isOutOfSpace';
import { Fault, noSpace } from './fault';
import { reasonPhrase } from './reasonPhrase';

const tooSlow = new Fault(
  503,
  'demora',
  'El servidor tardó demasiado: probá de nuevo o acotá la búsqueda.',
);

/** PostgreSQL's refusals that mean something to a person, by SQLSTATE. */
const fromDatabase: Record<string, Fault> = {
  '22021': new Fault(
    422,
    'datos_invalidos',
    'Algún texto tiene caracteres que no se pueden guardar.',
  ),
  '22P05': new Fault(
    422,
    'datos_invalidos',
    'Algún texto tiene caracteres que no se pueden guardar.',
  ),
  '22003': new Fault(422, 'datos_invalidos', 'Algún número es demasiado grande.'),
  '22008': new Fault(422, 'datos_invalidos', 'Alguna fecha está fuera de lo que se puede guardar.'),
  '22P02': new Fault(422, 'datos_invalidos', 'Algún valor no es del tipo que corresponde.'),
  '23505': new Fault(409, 'conflicto', 'Ya existe un registro igual.'),
  '23503': new Fault(409, 'conflicto', 'El registro al que se refiere ya no existe.'),
  '23P01': new Fault(409, 'conflicto', 'Se superpone con otro registro.'),
  '40001': new Fault(409, 'conflicto', 'Otra persona cambió lo mismo a la vez: probá de nuevo.'),
  '40P01': new Fault(409, 'conflicto', 'Otra persona cambió lo mismo a la vez: probá de nuevo.'),
  // A statement that took too long, and a transaction that did.
  '57014': tooSlow,
  '25P04': tooSlow,
};

const fromTransport: Record<string, Fault> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Fault(413, 'archivo_grande', 'El pedido es demasiado grande.'),
  FST_REQ_FILE_TOO_LARGE: new Fault(413, 'archivo_grande', 'El archivo es demasiado grande.'),
  FST_FILES_LIMIT: new Fault(413, 'archivo_grande', 'Son demasiados archivos a la vez.'),
  FST_FIELDS_LIMIT: new Fault(413, 'solicitud_incorrecta', 'El pedido tiene demasiados campos.'),
  FST_PARTS_LIMIT: new Fault(413, 'solicitud_incorrecta', 'El pedido tiene demasiadas partes.'),
};

function codes(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return [...(typeof code === 'string' ? [code] : []), ...codes(cause)];
}

export function toFault(error: unknown): Fault | null {
  if (error instanceof Fault) return error;
  if (isOutOfSpace(error)) return noSpace();
  for (const code of codes(error)) {
    const known = fromDatabase[code] ?? fromTransport[code];
    if (known) return known;
  }
  if (isLostConnection(error)) {
    return new Fault(503, 'sin_base', 'El servidor no llega a sus datos: probá en un momento.');
  }
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new Fault(
      status === 415 ? 415 : 400,
      'solicitud_incorrecta',
      'No se entiende el pedido.',
    );
  }
  return null;
}

/** Every refusal has the same shape: { code, message, fields?, detail?, retryAfter? }. */
export function answerError(error: unknown, reply: FastifyReply, log: FastifyBaseLogger): void {
  const fault = toFault(error);
  if (!fault) log.error({ err: error }, 'unexpected failure');
  else if (fault.cause) log.warn({ err: fault }, 'something the server needs failed');
  const { status, code, message, extra } =
    fault ?? new Fault(500, 'error', 'Algo falló de nuestro lado. Ya quedó registrado.');
  reply.raw.statusMessage = reasonPhrase(status);
  if (extra.retryAfter !== undefined) reply.header('retry-after', Math.ceil(extra.retryAfter));
  reply
    .status(status)
    .headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
    // Bytes, not text: Node would write the status line in the encoding of a text body.
    .send(Buffer.from(JSON.stringify({ code, message, ...extra })));
}
