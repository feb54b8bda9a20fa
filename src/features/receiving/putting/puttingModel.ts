import type { PutAwayTask } from '@/services/wms/generated/receiving.gen';

const same = (one: string | null, code: string) =>
  one !== null && one.toUpperCase() === code.trim().toUpperCase();

const isProduct = ({ sku, barcode }: PutAwayTask, code: string) =>
  same(sku, code) || same(barcode, code);

export const isProposed = ({ shelf }: PutAwayTask, code: string) =>
  shelf !== null && (same(shelf.code, code) || same(shelf.barcode, code));

type Read = { task: PutAwayTask; why?: never } | { task?: never; why: string };

/** The oldest line of a product that nobody else is taking. */
export function readGoods(tasks: readonly PutAwayTask[], code: string): Read {
  const of = tasks.filter((task) => isProduct(task, code));
  const task = of.find(({ takenBy }) => takenBy === null);
  if (task) return { task };
  const [taken] = of;
  return {
    why: taken?.takenBy
      ? `Lo está llevando ${taken.takenBy.name}.`
      : `De ${code.trim()} no hay nada por guardar.`,
  };
}

/** Why a code is no shelf to put something away; nothing where it may be one. */
export function notAShelf(task: PutAwayTask, code: string): string | null {
  if (isProduct(task, code)) return 'Ese es el producto: leé la etiqueta de la ubicación.';
  if (same(task.locationCode, code)) return 'Ahí se recibe: leé dónde se guarda.';
  return null;
}

interface Sent {
  body: Record<string, unknown>;
}

/** The lines as they stand once what waits for the network is sent. */
export const withoutSent = (
  tasks: readonly PutAwayTask[],
  waiting: readonly Sent[],
): PutAwayTask[] =>
  tasks.flatMap((task) => {
    const units = waiting.reduce(
      (left, { body }) => (body.id === task.id ? left - Number(body.quantity) : left),
      task.units,
    );
    return units > 0 ? [{ ...task, units }] : [];
  });
