import { evaluationFields } from '@contract/users/evaluation';
import { z } from 'zod';
import type { ConflictField } from '@/components/dialog/ConflictDialog';
import { localDay } from '@/utils/localDay';
import type { Evaluation, SaveEvaluationApiArg } from './api';

const { shape } = evaluationFields;

const scoreTexts: Record<number, string> = {
  1: 'No cumple',
  2: 'Cumple en parte',
  3: 'Cumple',
  4: 'Supera lo esperado',
  5: 'Sobresaliente',
};

export const scoreText = (score: number) => `${score} · ${scoreTexts[score]}`;

export const scoreOptions = [5, 4, 3, 2, 1].map((value) => ({ value, label: scoreText(value) }));

const quarterNames = [
  'Enero a marzo',
  'Abril a junio',
  'Julio a septiembre',
  'Octubre a diciembre',
];

export function quarterText(period: string): string {
  const index = Math.floor((Number(period.slice(5, 7)) - 1) / 3);
  return `${quarterNames[index]} de ${period.slice(0, 4)}`;
}

/** From the quarter of that day to two years before, and the one that is being corrected. */
export function quarterOptions(also?: string, today = localDay()) {
  const last = Number(today.slice(0, 4)) * 4 + Math.floor((Number(today.slice(5, 7)) - 1) / 3);
  const periods = Array.from({ length: 8 }, (_, index) => {
    const quarter = last - index;
    return `${Math.floor(quarter / 4)}-${String((quarter % 4) * 3 + 1).padStart(2, '0')}-01`;
  });
  if (also && !periods.includes(also)) periods.push(also);
  return periods.map((value) => ({ value, label: quarterText(value) }));
}

const unchosen = z.literal('').refine(() => false);

/** The contract's fields as the form holds them; what was not chosen is an empty text. */
export const evaluationForm = z.object({
  period: z.union([shape.period, unchosen]),
  score: z.union([shape.score, unchosen]),
  comment: shape.comment.unwrap(),
});

export type EvaluationValues = z.input<typeof evaluationForm>;

export const evaluationValues = (row: Evaluation | null): EvaluationValues => ({
  period: row?.period ?? '',
  score: row?.score ?? '',
  comment: row?.comment ?? '',
});

export const evaluationInput = (
  { period, score, comment }: EvaluationValues,
  personId: number,
): SaveEvaluationApiArg => ({ personId, period, score: Number(score), comment });

/** Only what differs, as people read it. */
export function evaluationConflict(mine: EvaluationValues, stored: Evaluation): ConflictField[] {
  const read: [string, (values: EvaluationValues) => string][] = [
    ['Trimestre', ({ period }) => (period ? quarterText(period) : '—')],
    ['Puntaje', ({ score }) => (score ? scoreText(score) : '—')],
    ['Comentario', ({ comment }) => comment || '—'],
  ];
  const theirs = evaluationValues(stored);
  return read
    .map(([label, show]) => ({ label, mine: show(mine), stored: show(theirs) }))
    .filter((field) => field.mine !== field.stored);
}
