import { useSyncExternalStore } from 'react';
import { offlineQueue } from '@/services/offline/offlineQueue';
import type { QueuedChange } from '@/services/offline/queuedChange';
import type { Order, OrderLine } from '@/services/wms/generated/orders.gen';

type Change = Pick<QueuedChange, 'accion' | 'body'>;

const steps: Readonly<Record<string, (line: OrderLine, body: Change['body']) => OrderLine>> = {
  'pedido.tomarLinea': (line, { stockId, quantity }) => ({
    ...line,
    pickedQuantity: line.pickedQuantity + Number(quantity),
    sources: line.sources.flatMap((source) => {
      if (source.stockId !== stockId) return [source];
      const left = source.quantity - Number(quantity);
      return left > 0 ? [{ ...source, quantity: left }] : [];
    }),
  }),
  'pedido.faltarLinea': (line, { reason }) => ({ ...line, shortReason: String(reason) }),
  'pedido.devolverLinea': (line) => ({ ...line, pickedQuantity: 0, shortReason: null }),
};

/** The order as it will stand once what waits for the network is sent. */
export function withWaiting(order: Order, waiting: readonly Change[]): Order {
  const lines = order.lines.map((line) =>
    waiting.reduce((now, { accion, body }) => {
      const isOurs = body.id === order.id && body.lineId === line.id;
      return (isOurs && steps[accion]?.(now, body)) || now;
    }, line),
  );
  return { ...order, lines };
}

const isOf = (id: number) => (change: QueuedChange) =>
  Object.hasOwn(steps, change.accion) && change.body.id === id;

/** Changes made to an order without network: those that wait, and those that the server then refused. */
export function useWaitingPicks(id: number) {
  const pending = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.pending);
  const refused = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.refused);
  return { waiting: pending.filter(isOf(id)), refused: refused.filter(isOf(id)) };
}
