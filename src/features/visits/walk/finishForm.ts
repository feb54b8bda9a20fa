import type { Question } from '@contract/visits/checklist';
import { checklistFaults } from '@contract/visits/checklistFaults';
import { visitRecord } from '@contract/visits/visit';
import { z } from 'zod';

const { report, left, signedBy } = visitRecord.shown;

const fields = z.object({
  report: report.schema,
  left: left.schema,
  signedBy: signedBy.schema,
  /** Each question has its place, which is empty where nothing is answered. */
  answers: z.array(z.string()),
});

export type FinishValues = z.input<typeof fields>;

export const emptyFinish = (checklist: readonly Question[]): FinishValues => ({
  ...{ report: '', left: '', signedBy: '' },
  answers: checklist.map(() => ''),
});

/** The answers that were given, as the server takes them. */
export const givenAnswers = (answers: readonly string[]) =>
  answers.flatMap((typed, question) => {
    const value = typed.trim();
    return value === '' ? [] : [{ question, value }];
  });

interface Beside {
  checklist: readonly Question[];
  photosOf: (question: number) => number;
  signed: boolean;
}

/** Checks what ends a visit as the server does, with the photos that wait for the network. */
export const finishSchema = ({ checklist, photosOf, signed }: Beside) =>
  fields.superRefine((values, context) => {
    const faults = checklistFaults(checklist, givenAnswers(values.answers), photosOf);
    for (const [place, message] of faults) {
      context.addIssue({ code: 'custom', path: ['answers', place], message });
    }
    if (signed && !values.signedBy?.trim()) {
      context.addIssue({ code: 'custom', path: ['signedBy'], message: 'Poné quién firmó.' });
    }
  });
