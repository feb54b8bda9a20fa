import type { sendMessage } from '@contract/chats/messageAcciones';
import { voiceLength } from '@contract/chats/voiceLength';
import type { OutputOf } from '@contract/core/accion';
import { moneyText } from '@contract/core/moneyText';
import type { addFoundStock, countLineQuantity } from '@contract/counters/countingAcciones';
import type { PunchKind } from '@contract/markings/punch';
import type { punchNow } from '@contract/markings/punchAcciones';
import type { Order } from '@contract/orders/order';
import type { commentPost } from '@contract/posts/postAcciones';
import type { receiveGoods } from '@contract/receiving/intakeAcciones';
import type { putAwayGoods } from '@contract/receiving/putAwayAcciones';
import type { askReimbursement } from '@contract/reimbursements/reimbursementAcciones';
import type { addRenditionLine } from '@contract/renditions/renditionLineAcciones';
import type { arriveAtVisit } from '@contract/visits/visitWalkAcciones';
import { clock } from '@/utils/clock';
import { machineMs } from '@/utils/machineTime';
import type { SessionState } from '../session/sessionStore';
import type { WmsObject } from '../wms/wmsCall';

interface WaitingChange {
  /** The name in a refusal: "tu comentario". */
  name: string;
  /** The part that the person would have to write or do again; worked out when it is kept, while the page still knows. */
  told?: (body: WmsObject, state: SessionState) => string;
  /** The answer until the server gives one; missing where the page draws by itself what waits. */
  answer?: (body: WmsObject, state: SessionState) => unknown;
}

let temporaryId = 0;

const sameId = ({ id }: WmsObject): OutputOf<typeof arriveAtVisit> => ({ id: Number(id) });

/** "Llegada a las 10:05". */
const visitText = (what: string, body: WmsObject) =>
  `${what} a las ${touchedAt(body).toLocaleTimeString('es-AR', { timeStyle: 'short', hourCycle: 'h23' })}`;

const expenseText = ({ amount, kilometres, description, day }: WmsObject) =>
  [
    amount ? moneyText(String(amount)) : `${String(kilometres).replace('.', ',')} km`,
    description,
    `del ${String(day).split('-').reverse().join('/')}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Wait too, but nobody asked for them: they are neither counted nor told. */
export const unaskedChanges: ReadonlySet<string> = new Set([
  'config.guardar',
  'conversacion.marcarLeida',
  'publicacion.marcarLeidas',
  'recibo.abrir',
]);

/** Kept before they are sent, also with the best of networks: their page draws them from here. */
export const drawnAtOnce: ReadonlySet<string> = new Set(['mensaje.enviar', 'mensaje.enviarVoz']);

/** The server's hour of a punch: what this device claims may be a day off, and how far was measured. */
const touchedAt = ({ claimedAt, clockOffset }: WmsObject): Date =>
  new Date((Date.parse(String(claimedAt)) || machineMs()) + Number(clockOffset ?? 0));

/** Every change that may wait and that somebody asked for. */
export const waitingChanges: Readonly<Record<string, WaitingChange>> = {
  'publicacion.comentar': {
    name: 'tu comentario',
    told: ({ body }) => String(body),
    answer: ({ postId, body }, { user }): OutputOf<typeof commentPost> => {
      temporaryId -= 1;
      const author = {
        id: null,
        name: user.NAME ?? '',
        position: user.POSITION ?? null,
        imageUrl: user.IMAGE_URL ?? '',
      };
      const createdAt = clock.now().toISOString();
      const [post, text] = [Number(postId), String(body)];
      return { id: temporaryId, postId: post, author, body: text, createdAt, canDelete: false };
    },
  },
  'mensaje.enviar': {
    name: 'tu mensaje',
    told: ({ body }) => String(body),
    answer: (): OutputOf<typeof sendMessage> => {
      temporaryId -= 1;
      return { id: temporaryId, sentAt: clock.now().toISOString() };
    },
  },
  'mensaje.enviarVoz': {
    name: 'tu mensaje de voz',
    told: ({ seconds }) => `Un mensaje de voz de ${voiceLength(Number(seconds))}`,
  },
  'mensaje.reaccionar': { name: 'tu reacción' },
  'mensaje.confirmar': { name: 'tu confirmación de lectura' },
  'publicacion.confirmarLectura': { name: 'tu confirmación de lectura' },
  'publicacion.reaccionar': { name: 'tu reacción' },
  'notificacion.marcarLeidas': { name: 'lo que marcaste como leído' },
  'fichada.fichar': {
    name: 'tu fichada',
    told: (body) =>
      `${body.kind === 'in' ? 'Entrada' : 'Salida'} del ${touchedAt(body).toLocaleString('es-AR', { dateStyle: 'short', timeStyle: 'short' })}`,
    answer: (body): OutputOf<typeof punchNow> => {
      const { kind, source } = body;
      temporaryId -= 1;
      const at = touchedAt(body).toISOString();
      return {
        punch: {
          id: temporaryId,
          at,
          kind: kind as PunchKind,
          source: source === 'phone' ? 'phone' : 'web',
          counts: 'waiting',
          siteName: null,
          outside: false,
          offline: true,
        },
        day: at.slice(0, 10),
        same: false,
      };
    },
  },
  'reintegro.pedir': {
    name: 'tu reintegro',
    told: expenseText,
    answer: (): OutputOf<typeof askReimbursement> => {
      temporaryId -= 1;
      return { id: temporaryId };
    },
  },
  'rendicion.agregarGasto': {
    name: 'el gasto de tu rendición',
    told: expenseText,
    answer: (): OutputOf<typeof addRenditionLine> => {
      temporaryId -= 1;
      return { lineId: temporaryId };
    },
  },
  'pedido.tomarLinea': {
    name: 'lo que tomaste',
    told: (body, state) => {
      const { number, product, line } = shownLine(body, state);
      const from = line?.sources.find(({ stockId }) => stockId === body.stockId)?.locationCode;
      return [`${body.quantity} de ${product}`, from && `de ${from}`, number]
        .filter(Boolean)
        .join(', ');
    },
    answer: () => null,
  },
  'conteo.contar': {
    name: 'lo que contaste',
    told: (body) => `Contaste ${body.quantity}`,
    answer: ({ lineId }): OutputOf<typeof countLineQuantity> => ({
      lineId: Number(lineId),
      outcome: 'kept',
    }),
  },
  'conteo.agregarHallado': {
    name: 'lo que encontraste',
    told: ({ quantity, product, location }) => `${quantity} de ${product} en ${location}`,
    answer: (): OutputOf<typeof addFoundStock> => {
      temporaryId -= 1;
      return { lineId: temporaryId, outcome: 'kept' };
    },
  },
  'recepcion.recibir': {
    name: 'lo que recibiste',
    told: ({ lines }) =>
      ((lines ?? []) as { product: string; quantity: number }[])
        .map(({ product, quantity }) => `${quantity} de ${product}`)
        .join(', '),
    answer: (): OutputOf<typeof receiveGoods> => {
      temporaryId -= 1;
      return { intakeId: temporaryId, number: '' };
    },
  },
  'guardado.guardar': {
    name: 'lo que guardaste',
    told: ({ quantity, to }) => `${quantity} en ${to}`,
    answer: ({ to }): OutputOf<typeof putAwayGoods> => ({ left: 0, locationCode: String(to) }),
  },
  'visita.llegar': {
    name: 'tu llegada',
    told: (body) => visitText('Llegada', body),
    answer: sameId,
  },
  'visita.agregarFoto': {
    name: 'la foto de una visita',
    told: ({ kind }) => (kind === 'signature' ? 'Una firma' : 'Una foto'),
    answer: sameId,
  },
  'visita.terminar': {
    name: 'la visita que terminaste',
    told: (body) => [visitText('Terminada', body), body.report].filter(Boolean).join(': '),
    answer: sameId,
  },
  'visita.noHacer': {
    name: 'la visita que no se hizo',
    told: (body) => `${visitText('No se hizo', body)}: ${body.reason}`,
    answer: sameId,
  },
  'pedido.faltarLinea': {
    name: 'el faltante que anotaste',
    told: (body, state) => lineText('Falta', body, state),
    answer: () => null,
  },
  'pedido.devolverLinea': {
    name: 'lo que devolviste',
    told: (body, state) => lineText('Devuelto', body, state),
    answer: () => null,
  },
};

function lineText(what: string, body: WmsObject, state: SessionState): string {
  const { number, product } = shownLine(body, state);
  return [`${what}: ${product}`, body.reason, number].filter(Boolean).join(', ');
}

/** The line as the page shows it: afterwards the order may no longer be for this person to see. */
function shownLine({ id, lineId }: WmsObject, state: SessionState) {
  const { wms } = state as {
    wms?: { queries: Record<string, { endpointName?: string; data?: unknown } | undefined> };
  };
  const orders = Object.values(wms?.queries ?? {}).flatMap((query) =>
    query?.endpointName === 'getOrder' && query.data ? [query.data as Order] : [],
  );
  const order = orders.find((one) => one.id === id);
  const line = order?.lines.find((one) => one.id === lineId);
  const product = (line?.substitute ?? line?.product)?.name ?? 'un producto';
  return { number: order ? `pedido ${order.number}` : '', product, line };
}
