import { z } from 'zod';

export const id = z.int().positive();
/** Grows with each change; a write that carries an older one is refused. */
export const version = z.int().positive();

const FIRST_YEAR = '1900';
const END_YEAR = '2200';
/** Beyond these nothing happens: it is a mistyped year, or a date that no calendar and no database can add to. */
const ofOurTimes = (text: string) => text >= FIRST_YEAR && text < END_YEAR;
const yearFault = 'Revisá el año: va de 1900 a 2199.';

export const instant = z.iso.datetime({ offset: true, abort: true }).refine(ofOurTimes, yearFault);
export const day = z.iso.date({ abort: true }).refine(ofOurTimes, yearFault);
/** An hour of any day: 08:30. */
export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escribí la hora como 08:30.');
/** NUMERIC travels as text, so that no binary float ever touches it. */
export const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);
export const fileHash = z.string().regex(/^[0-9a-f]{64}$/);
