import { z } from 'zod';
import { privateField } from '../core/accion';
import { megabytes } from './megabytes';

const limits = z.registry<{ mostBytes: number }>();

/** A file that comes with a call; the server stops reading where it passes its limit. */
export function fileInput(mostMegabytes: number) {
  const words = `El archivo pesa más de ${mostMegabytes} MB.`;
  const mostBytes = megabytes(mostMegabytes);
  return privateField(z.file().max(mostBytes, words)).register(limits, { mostBytes });
}

/** How many bytes a field may bring; null where it brings no file. */
export const mostBytesOf = (schema: z.ZodType): number | null =>
  limits.get(schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema)
    ?.mostBytes ?? null;
