import type { CountTask } from '@/services/wms/generated/counters.gen';

type Found<T> = { ok: true; value: T } | { ok: false; why: string };
const wrong = (why: string) => ({ ok: false as const, why });

const same = (one: string | null, code: string) =>
  one !== null && one.toUpperCase() === code.trim().toUpperCase();

export const isShelf = (task: CountTask, code: string) =>
  same(task.locationBarcode, code) || same(task.locationCode, code);
const isProduct = (task: CountTask, code: string) =>
  same(task.barcode, code) || same(task.sku, code);

/** The lines that this person may count, in the order of the shelves. */
export const countable = (tasks: readonly CountTask[]) =>
  tasks.filter(({ barred }) => barred === null);

/** Begins at a shelf whose label was read, wherever it stands on the way. */
export function readShelf(tasks: readonly CountTask[], code: string): Found<CountTask> {
  const here = countable(tasks).find((task) => isShelf(task, code));
  if (here) return { ok: true, value: here };
  if (tasks.some((task) => isShelf(task, code))) {
    return wrong(`Lo que falta en ${code.trim()} lo cuenta otra persona.`);
  }
  if (tasks.some((task) => isProduct(task, code))) {
    return wrong('Eso es un producto: primero leé la etiqueta de la ubicación.');
  }
  return wrong(`En ${code.trim()} no hay nada por contar de este conteo.`);
}

/** Tells which line of a shelf a product is; with several lots, the first that is still to be counted. */
export function readProduct(
  tasks: readonly CountTask[],
  shelf: CountTask,
  code: string,
): Found<CountTask> {
  const here = countable(tasks).filter((task) => task.locationCode === shelf.locationCode);
  const task = here.find((one) => isProduct(one, code));
  if (task) return { ok: true, value: task };
  if (isShelf(shelf, code)) return wrong('Esa es la ubicación: ahora leé el código del producto.');
  return wrong(
    `${code.trim()} no está entre lo que falta contar en ${shelf.locationCode}. Si está ahí, tocá «Hay otra cosa».`,
  );
}

/** The next line on the way after those left for later, and those left for later at the end. */
export function nextTask(
  tasks: readonly CountTask[],
  skipped: readonly number[] = [],
): CountTask | null {
  const open = countable(tasks);
  return open.find(({ id }) => !skipped.includes(id)) ?? open[0] ?? null;
}

/** A quantity as it was typed; null where it is none. Zero says that nothing is there. */
export const quantityIn = (text: string): number | null =>
  /^\d{1,6}$/.test(text.trim()) ? Number(text) : null;

export interface Counted {
  quantity: number;
  damaged: number;
  note: string;
  photoHash: string | null;
}

export interface Moved {
  task: CountTask;
  counted: Counted;
}

/** A line that this person counted while goods moved, and has not answered for: also after a reload, or where the count waited for the network. */
export function movedBefore(
  tasks: readonly CountTask[],
  answered: readonly number[],
): Moved | null {
  const task = countable(tasks).find(
    ({ id, counted }) => counted !== null && !answered.includes(id),
  );
  if (!task) return null;
  return { task, counted: { quantity: task.counted ?? 0, damaged: 0, note: '', photoHash: null } };
}
