import type { Order, OrderLine, StockSource } from '@/services/wms/generated/orders.gen';
import { isClosed, missing } from '../ordersModel';

export const wantedProduct = (line: OrderLine) => line.substitute ?? line.product;

const same = (one: string | null, code: string) =>
  one !== null && one.toUpperCase() === code.trim().toUpperCase();

const isProduct = (line: OrderLine, code: string) => {
  const product = wantedProduct(line);
  return same(product.barcode, code) || same(product.sku, code);
};

type Found<T> = { ok: true; value: T } | { ok: false; why: string };
const wrong = (why: string) => ({ ok: false as const, why });

/** The shelf whose label was read; with several lots in it, the one that expires first. */
export function readLocation(line: OrderLine, code: string): Found<StockSource> {
  const source = line.sources.find(
    ({ locationBarcode, locationCode }) => same(locationBarcode, code) || same(locationCode, code),
  );
  if (source) return { ok: true, value: source };
  if (isProduct(line, code)) {
    return wrong('Eso es el producto: primero leé la etiqueta de la ubicación.');
  }
  const places = [...new Set(line.sources.map((one) => one.locationCode))].slice(0, 3).join(', ');
  return wrong(
    places
      ? `En ${code.trim()} no hay ${wantedProduct(line).name}. Está en ${places}.`
      : `En ${code.trim()} no hay ${wantedProduct(line).name}.`,
  );
}

/** Whether what was read is the product wanted, and what it is otherwise. */
export function readProduct(order: Order, line: OrderLine, code: string): Found<true> {
  if (isProduct(line, code)) return { ok: true, value: true };
  const other = order.lines.find((one) => one.id !== line.id && isProduct(one, code));
  if (other) {
    return wrong(`Eso es ${wantedProduct(other).name}: ahora toca ${wantedProduct(line).name}.`);
  }
  const shelf = line.sources.find(
    ({ locationBarcode, locationCode }) => same(locationBarcode, code) || same(locationCode, code),
  );
  return wrong(
    shelf
      ? 'Eso es una ubicación: ahora leé el código del producto.'
      : `El código ${code.trim()} no es de ${wantedProduct(line).name}.`,
  );
}

/** Why a line is not picked as it was asked for, mostly. */
export const usualReasons = {
  short: ['No queda en la ubicación', 'No lo encuentro', 'Está roto', 'Está vencido'],
  substitute: ['No queda', 'Está roto', 'Está vencido', 'Lo pidió el cliente'],
  giveBack: ['Me equivoqué', 'Está roto', 'Cambió el pedido'],
} as const;

/** How many somebody typed, where they can be taken; null where not. */
export function quantityIn(text: string, most: number): number | null {
  const quantity = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return quantity >= 1 && quantity <= most ? quantity : null;
}

/** Where to begin or go on: the first line that lacks something and lies somewhere; then those that lie nowhere. */
export function nextLine(order: Order, skipped: readonly number[] = []): OrderLine | null {
  const open = order.lines.filter((line) => !isClosed(line));
  const fresh = open.filter((line) => !skipped.includes(line.id));
  const pool = fresh.length > 0 ? fresh : open;
  return pool.find((line) => line.sources.length > 0) ?? pool[0] ?? null;
}

/** The suggestion is as many as are missing, or as many as lie there. */
export const suggested = (line: OrderLine, source: StockSource) =>
  Math.min(missing(line), source.quantity);

export function progress(order: Order): { done: number; total: number } {
  return { done: order.lines.filter(isClosed).length, total: order.lines.length };
}
