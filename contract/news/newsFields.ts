import { z } from 'zod';
import { privateField } from '../core/accion';
import { dayRange } from '../core/dayRange';
import { day, decimal, fileHash, id } from '../core/id';

export const dayParts = ['whole', 'morning', 'afternoon'] as const;

/** What is written of a novelty, by whoever writes it. Its type may be of health: it stays out of URLs. */
export const newsFields = z.object({
  typeId: privateField(id),
  fromDay: day,
  toDay: day,
  part: z.enum(dayParts).default('whole'),
  /** Hours or money; days are counted from the dates. */
  quantity: privateField(decimal.nullable().default(null)),
  note: privateField(z.string().trim().max(500, 'Usá como mucho 500 caracteres.').default('')),
});

/** Three years: longer than any illness whose job is kept. */
export const MOST_NEWS_DAYS = 1096;
export const newsRange = dayRange(MOST_NEWS_DAYS);

/** Brought by `archivo.subir` with the purpose `certificate`. */
export const certificateField = privateField(fileHash.nullable().default(null));
