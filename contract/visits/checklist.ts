import { z } from 'zod';
import { choice } from '../core/fields';

export const MOST_QUESTIONS = 20;
export const MOST_OPTIONS = 12;

export const questionKind = choice('Se contesta con', {
  yesNo: 'Sí o no',
  choice: 'Una de varias opciones',
  number: 'Un número',
  text: 'Un texto',
  photo: 'Una foto',
});

const option = z.string().trim().min(1, 'Escribí la opción.').max(80);

/** A question that whoever makes a visit answers before it ends. */
export const question = z
  .object({
    text: z.string().trim().min(2, 'Escribí la pregunta.').max(200),
    kind: questionKind.schema,
    /** The answers to choose from; empty for every other kind. */
    options: z.array(option).max(MOST_OPTIONS),
    required: z.boolean(),
    /** A "no" has to be shown in a photo. */
    photoOnNo: z.boolean(),
  })
  .refine(({ kind, options }) => kind !== 'choice' || new Set(options).size > 1, {
    path: ['options'],
    error: 'Poné al menos dos opciones distintas, una por línea.',
  })
  .meta({ id: 'VisitQuestion' });
export type Question = z.output<typeof question>;

export const checklist = z.array(question).max(MOST_QUESTIONS, 'Son demasiadas preguntas.');

/** An answer names its question by its place in the checklist of the visit; a yes-or-no is "yes" or "no". */
export const answer = z
  .object({
    question: z
      .int()
      .min(0)
      .max(MOST_QUESTIONS - 1),
    value: z.string().trim().min(1).max(1000),
  })
  .meta({ id: 'VisitAnswer' });
export type Answer = z.output<typeof answer>;

export const yesNoLabels: Readonly<Record<string, string>> = { yes: 'Sí', no: 'No' };

/** The words in which somebody reads an answer. */
export const answerText = ({ kind }: Pick<Question, 'kind'>, value: string): string =>
  kind === 'yesNo'
    ? (yesNoLabels[value] ?? value)
    : kind === 'number'
      ? value.replace('.', ',')
      : value;
