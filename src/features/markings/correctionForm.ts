import { clock } from '@contract/core/id';
import { reason } from '@contract/core/reason';
import { punchRecord } from '@contract/markings/punchRecord';
import { z } from 'zod';
import type { AskCorrectionInput, PunchDay } from '@/services/wms/generated/markings.gen';
import { clockText } from '@/utils/wallClock';

export const correctionForm = z.object({
  punches: z.array(
    z.object({
      punchId: z.int().nullable(),
      kind: punchRecord.shown.kind.schema,
      clock,
      nextDay: z.boolean(),
      dayBefore: z.boolean(),
    }),
  ),
  reason,
});

export type CorrectionValues = z.input<typeof correctionForm>;

/** The date of an instant where it was punched. */
const dateText = (at: string, zone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(at));

/** The form begins with what the day holds now; the person has to state the hours that the server wrote by itself. */
export const correctionValues = ({ day, punches }: PunchDay, zone: string): CorrectionValues => ({
  punches: punches.map(({ id, kind, at }) => ({
    punchId: id,
    kind,
    clock: clockText(at, zone),
    nextDay: dateText(at, zone) > day,
    dayBefore: dateText(at, zone) < day,
  })),
  reason: '',
});

export const correctionInput = (
  day: string,
  { punches, reason: why }: CorrectionValues,
): AskCorrectionInput => ({
  day,
  punches: punches.map(({ punchId, ...punch }) => ({
    ...punch,
    ...(punchId === null ? {} : { id: punchId }),
  })),
  reason: why,
});

/** The day as it was if its person left at some hour: of the next day, where that is before they were last there. */
export function leftAt(on: PunchDay, zone: string, left: string): CorrectionValues {
  const { punches } = correctionValues(on, zone);
  const last = punches.at(-1);
  const exit = last?.kind === 'out' ? last : undefined;
  const others = exit ? punches.slice(0, -1) : punches;
  const there = others.at(-1);
  const nextDay = there !== undefined && !there.dayBefore && (there.nextDay || left < there.clock);
  const told = { kind: 'out' as const, clock: left, nextDay, dayBefore: false };
  return {
    punches: [...others, { punchId: exit?.punchId ?? null, ...told }],
    reason: 'Me olvidé de fichar la salida',
  };
}
