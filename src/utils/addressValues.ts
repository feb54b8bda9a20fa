import { day, id } from '@contract/core/id';

/** A day of a hand-written address; what is none filters nothing. */
export const dayIn = (text: string): string | null => day.safeParse(text).data ?? null;

/** The same of a record's id. */
export const idIn = (text: string): number | null =>
  /^\d{1,9}$/.test(text) ? (id.safeParse(Number(text)).data ?? null) : null;
