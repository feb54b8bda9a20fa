import { decimal } from './id';

const degrees = (limit: number) =>
  decimal
    .refine((text) => Math.abs(Number(text)) <= limit, 'Esos grados no existen.')
    .nullable()
    .default(null);

/** A place on the map: both or neither. */
export const position = { latitude: degrees(90), longitude: degrees(180) };
