import { z } from 'zod';
import { parseCron } from './parseCron';

export const MOST_CRON = 120;

export const cronText = z
  .string()
  .trim()
  .superRefine((text, issues) => {
    if (text.length > MOST_CRON) {
      issues.addIssue({ code: 'custom', message: `Usá como mucho ${MOST_CRON} caracteres.` });
      return;
    }
    const read = parseCron(text);
    if ('fault' in read) issues.addIssue({ code: 'custom', message: read.fault });
  });
