import { z } from 'zod';

const cents = (text: string) => {
  const [whole = '', rest = ''] = text.split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${rest.padEnd(2, '0')}`;
};

/** An amount as NUMERIC keeps it: text, with two decimals, so that equal amounts are equal texts. */
export const money = z
  .string()
  .trim()
  .regex(/^\d{1,12}(\.\d{1,2})?$/, 'Escribí un importe, por ejemplo 850.000,50.')
  .overwrite((text) => (/^\d{1,12}(\.\d{1,2})?$/.test(text) ? cents(text) : text));
