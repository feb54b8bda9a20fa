import type { z } from 'zod';

const DAY_MS = 86_400_000;
const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '.');

/** This tells the fault of two days that should be in order and no further apart than so many; null where there is none. */
export function rangeFault(from: string, to: string, most: number): string | null {
  if (to < from) return 'Debe ser igual o posterior al comienzo.';
  return (Date.parse(to) - Date.parse(from)) / DAY_MS < most
    ? null
    : `Son más de ${grouped(most)} días: revisá las fechas.`;
}

/** For every input with two days: whoever walks from one to the other must come to an end soon. */
export const dayRange =
  <From extends string = 'fromDay', To extends string = 'toDay'>(
    most: number,
    names: readonly [From, To] = ['fromDay' as From, 'toDay' as To],
  ) =>
  (
    value: { readonly [Name in From | To]?: string | null | undefined },
    context: z.core.$RefinementCtx,
  ): void => {
    const [from, to] = names.map((name) => value[name]);
    const message = from && to ? rangeFault(from, to, most) : null;
    if (message) context.addIssue({ code: 'custom', path: [names[1]], message });
  };
