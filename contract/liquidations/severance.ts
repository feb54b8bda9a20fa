import { z } from 'zod';
import { day, decimal } from '../core/id';

/** The texts of art. 245 that have ruled, each from its first day on. */
export const severanceTexts = {
  classic: { from: null, name: 'LCT, art. 245, según la ley 25.877' },
  decree: { from: '2023-12-30', name: 'DNU 70/2023' },
  bases: { from: '2024-07-10', name: 'Ley 27.742 (Ley Bases)' },
  modernisation: { from: '2026-03-06', name: 'Ley 27.802 (Modernización Laboral), art. 51' },
} as const;

export type SeveranceText = keyof typeof severanceTexts;
export const severanceTextNames = Object.keys(severanceTexts) as [
  SeveranceText,
  ...SeveranceText[],
];

/** A concept enters the base in one of these ways. */
export const yearParts = {
  fixed: 'Fijo',
  variable: 'Variable',
  vacation: 'Vacaciones',
} as const;

export type YearPart = keyof typeof yearParts;
const yearPartNames = Object.keys(yearParts) as [YearPart, ...YearPart[]];

/** These say why a month does not count, or counts with less than was paid. */
export const monthReasons = {
  unpaid: 'No se liquidó acá',
  incomplete: 'Mes incompleto: ingresó o se fue en su transcurso',
  onlyVacation: 'Solo se pagaron vacaciones',
  vacation: 'Sin las vacaciones',
  notHabitual: 'Sin conceptos que no son habituales',
  less: 'Se le descontó lo que no trabajó',
} as const;

export type MonthReason = keyof typeof monthReasons;
const monthReasonNames = Object.keys(monthReasons) as [MonthReason, ...MonthReason[]];

const severanceMonth = z
  .object({
    /** "2026-10". */
    period: z.string(),
    /** The part that competes for the best month. */
    fixed: decimal,
    variable: decimal,
    leftOut: decimal,
    counts: z.boolean(),
    best: z.boolean(),
    reasons: z.array(z.enum(monthReasonNames)),
  })
  .meta({ id: 'SeveranceMonth' });

const severanceConcept = z
  .object({
    code: z.string(),
    name: z.string(),
    part: z.enum(yearPartNames),
    /** Months of the twelve in which it was paid. */
    months: z.int(),
    counts: z.boolean(),
  })
  .meta({ id: 'SeveranceConcept' });

const variableAverage = z
  .object({ months: z.int(), amount: decimal, taken: z.boolean() })
  .meta({ id: 'VariableAverage' });

/** This tells how the twelve months of a leaver enter their severance, by the text that rules on their last day. */
export const severanceBase = z
  .object({
    text: z.enum(severanceTextNames),
    lastDay: day,
    /** Severance is owed for the cause of leaving; within the trial none is paid all the same. */
    owed: z.boolean(),
    /** The text was suspended in part on that day. */
    suspended: z.boolean(),
    months: z.array(severanceMonth),
    /** Older texts look at no concept. */
    concepts: z.array(severanceConcept),
    /** Months in which a concept has to be paid to be habitual; null in older texts. */
    habitualMonths: z.int().nullable(),
    /** Too few months were paid here to say what is habitual: everything counts. */
    fewMonths: z.boolean(),
    best: decimal,
    averages: z.array(variableAverage),
    amount: decimal,
  })
  .meta({ id: 'SeveranceBase' });

export type SeveranceBase = z.infer<typeof severanceBase>;
