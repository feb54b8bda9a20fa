import { z } from 'zod';
import { id } from './id';
import { spanishErrors } from './spanishErrors';

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: spanishErrors }).error?.issues[0]?.message;

test.each([
  [id, 0, 'Debe ser mayor que 0.'],
  [id, -3, 'Debe ser mayor que 0.'],
  [z.int().min(0), -1, 'Debe ser 0 o más.'],
  [z.int().max(200), 201, 'Debe ser 200 o menos.'],
  [z.number().lt(1), 1, 'Debe ser menor que 1.'],
  [z.string().min(1), '', 'Completá este campo.'],
  [z.string().max(3), 'cuatro', 'Usá como mucho 3 caracteres.'],
])('%#: a bound that is not part of the range is not offered', (schema, value, message) => {
  expect(said(schema, value)).toBe(message);
});
