import { z } from 'zod';

export const id = z.int().positive();
/** Grows with each change; a write that carries an older one is refused. */
export const version = z.int().positive();
export const instant = z.iso.datetime({ offset: true });
export const day = z.iso.date();
/** NUMERIC travels as text, so that no binary float ever touches it. */
export const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);
export const fileHash = z.string().regex(/^[0-9a-f]{64}$/);
