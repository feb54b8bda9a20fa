import type { AccionDefinition } from '@contract/core/accion';
import { countList } from '@contract/lists/listAcciones';
import type { Handler } from '../../../server/engine/acciones/implement';
import { countListHandler } from '../../../server/modules/lists/countList';
import type { asker } from './asker';
import { inTurns, type Times } from './inTurns';
import type { ListCase } from './listCases';

/** The most that free text and drawings may take. */
export const MOST_MS = 300;

export type Ask = ReturnType<typeof asker>;

export const shownTimes = ({ fastest, median }: Times) =>
  `${fastest.toFixed(1)} (${median.toFixed(1)})`;

async function counted(ask: Ask, accion: AccionDefinition, input: object) {
  const start = performance.now();
  const asked = countList.input.parse({ list: accion.name, input });
  const { total } = countList.output.parse(await ask(countListHandler, asked));
  // The last full page: of one with three rows the time says nothing.
  return { ms: performance.now() - start, total, pages: Math.max(1, Math.floor(total / 50)) };
}

/** Times the first, the middle and the last page of a list over few rows and over many, and says it in a line. */
export async function comparePages(
  handler: Handler,
  { name, input }: ListCase<object>,
  small: Ask,
  large: Ask,
): Promise<string> {
  const fresh = await inTurns(
    () => small(handler, input),
    () => large(handler, input),
  );
  const few = await counted(small, handler.accion, input);
  const many = await counted(large, handler.accion, input);
  const told: string[] = [];
  let worst = 0;
  let slowest = 0;
  const tell = (page: string, times: { small: Times; large: Times }) => {
    const ratio = times.large.fastest / times.small.fastest;
    worst = Math.max(worst, ratio);
    slowest = Math.max(slowest, times.large.fastest);
    told.push(
      `${page} ${shownTimes(times.small)} → ${shownTimes(times.large)} ×${ratio.toFixed(2)}`,
    );
  };
  tell('first', fresh);
  for (const [where, at] of [
    ['middle', 0.5],
    ['last', 1],
  ] as const) {
    const pageOf = (pages: number) => Math.max(1, Math.ceil(pages * at));
    const times = await inTurns(
      () => small(handler, { ...input, page: pageOf(few.pages) }),
      () => large(handler, { ...input, page: pageOf(many.pages) }),
    );
    tell(where, times);
  }
  const words = name.includes('search') || /contains|starts/.test(name);
  const good = worst <= 1.5 || (words && slowest < MOST_MS);
  return `${good ? '✓' : '✗'} ${name}: ${few.total} → ${many.total} rows, counted in ${many.ms.toFixed(0)} ms; ${told.join('; ')}`;
}
