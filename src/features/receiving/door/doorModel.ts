import { isOver } from '@contract/receiving/tolerance';
import type { ArrivalLine, ReceiveGoodsInput } from '@/services/wms/generated/receiving.gen';

/** A line that somebody noted at the door and did not confirm yet. */
export interface NotedLine extends Required<ReceiveGoodsInput['lines'][number]> {
  /** The screen calls it so: the product's name, or the code that was read where it is unknown. */
  name: string;
}

const isCalled = ({ sku, barcode }: ArrivalLine, code: string) =>
  barcode === code || sku.toUpperCase() === code.toUpperCase();

/** The line of the product with that label or code; none where the remito does not have it. */
export const lineOf = (lines: readonly ArrivalLine[], code: string): ArrivalLine | undefined =>
  lines.find((line) => isCalled(line, code));

interface Units {
  product: string;
  quantity: number;
}

/** The lines as they stand once what was noted, and what waits for the network, came in. */
export const withNoted = (lines: readonly ArrivalLine[], noted: readonly Units[]): ArrivalLine[] =>
  lines.map((line) => ({
    ...line,
    received: noted.reduce(
      (sum, { product, quantity }) => (isCalled(line, product) ? sum + quantity : sum),
      line.received,
    ),
  }));

/** Why so many more need a reason; nothing where they do not. The line counts what was noted before. */
export function reasonWanted(line: ArrivalLine | undefined, quantity: number): string | null {
  if (!line) return 'No está en el remito: decí por qué se recibe.';
  const received = line.received + quantity;
  if (!isOver({ ...line, received })) return null;
  return line.expected === 0
    ? 'No estaba en el remito: decí por qué se recibe.'
    : `Con esto son ${received} y se esperaban ${line.expected}: decí por qué.`;
}
