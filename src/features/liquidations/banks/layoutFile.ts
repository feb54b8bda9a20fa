import {
  type BankLayoutFields,
  bankLayoutFaults,
  bankLayoutFields,
} from '@contract/liquidations/bankLayout';
import { z } from 'zod';

/** The file of a layout says what it is, so that no other JSON is taken for one. */
const KIND = 'anden.disenoDeBanco';
const EDITION = 1;
/** No layout is longer: of a larger file nothing more is read. */
export const MOST_BYTES = 256 * 1024;

const layoutFile = z.object({
  tipo: z.literal(KIND),
  edicion: z.literal(EDITION),
  diseno: bankLayoutFields.superRefine(bankLayoutFaults),
});

/** A layout as a text that another organisation can bring in: how a bank wants its file, and nothing of anybody's pay. */
export function writeLayoutFile(layout: BankLayoutFields): string {
  const diseno = bankLayoutFields.parse(layout);
  return `${JSON.stringify({ tipo: KIND, edicion: EDITION, diseno }, null, 2)}\n`;
}

const NOT_ONE = 'Ese archivo no es un diseño de banco de Andén.';

const edition = z.object({ tipo: z.literal(KIND), edicion: z.int() });

/** The layout that a text holds, or why it holds none. */
export function readLayoutFile(text: string): { layout: BankLayoutFields } | { fault: string } {
  if (text.length > MOST_BYTES) return { fault: NOT_ONE };
  let held: unknown;
  try {
    held = JSON.parse(text);
  } catch {
    return { fault: NOT_ONE };
  }
  const told = edition.safeParse(held);
  if (!told.success) return { fault: NOT_ONE };
  if (told.data.edicion > EDITION) {
    return { fault: 'Ese diseño es de una versión más nueva de Andén: actualizá esta primero.' };
  }
  const read = layoutFile.safeParse(held);
  if (read.success) return { layout: read.data.diseno };
  return { fault: `Ese diseño no se puede usar. ${read.error.issues[0]?.message ?? ''}`.trim() };
}
