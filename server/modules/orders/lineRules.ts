export interface LineFacts {
  id: number;
  quantity: number;
  pickedQuantity: number;
  shortReason: string | null;
}

export const missing = (line: LineFacts) => line.quantity - line.pickedQuantity;

/** Nothing more is to be picked for it. */
export const isClosed = (line: LineFacts) => missing(line) === 0 || line.shortReason !== null;

/** Why a picking is not over yet; null when it is. */
export function whyNotFinished(lines: readonly LineFacts[]): string | null {
  const open = lines.filter((line) => !isClosed(line)).length;
  if (open > 0) {
    return open === 1
      ? 'Falta una línea: completala o cerrala con el motivo.'
      : `Faltan ${open} líneas: completalas o cerralas con el motivo.`;
  }
  return lines.every((line) => line.pickedQuantity === 0)
    ? 'No se tomó ninguna unidad: en lugar de terminarlo, cancelalo.'
    : null;
}

interface Counted {
  lineId: number;
  quantity: number;
}

/** The lines whose count differs from what was picked; a line that was not counted differs. */
export function miscounted<L extends LineFacts>(
  lines: readonly L[],
  counted: readonly Counted[],
): L[] {
  const sums = new Map<number, number>();
  for (const { lineId, quantity } of counted) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity);
  return lines.filter((line) => (sums.get(line.id) ?? 0) !== line.pickedQuantity);
}

/** Counts of lines that are not of this order. */
export const foreign = (lines: readonly LineFacts[], counted: readonly Counted[]) =>
  counted.some(({ lineId }) => !lines.some((line) => line.id === lineId));

export interface LineRest<L extends LineFacts> {
  line: L;
  /** Picked, and not received. */
  quantity: number;
}

/** This sums what a customer left of each line; a line that is not told of was not received. */
export function delivered<L extends LineFacts>(lines: readonly L[], told: readonly Counted[]) {
  const sums = new Map<number, number>();
  for (const { lineId, quantity } of told) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity);
  const received = (line: L) => sums.get(line.id) ?? 0;
  const rests: LineRest<L>[] = lines
    .map((line) => ({ line, quantity: line.pickedQuantity - received(line) }))
    .filter(({ quantity }) => quantity > 0);
  return {
    rests,
    over: lines.find((line) => received(line) > line.pickedQuantity),
    nothing: lines.every((line) => received(line) === 0),
  };
}
