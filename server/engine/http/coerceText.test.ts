import { z } from 'zod';
import { coerceText } from './coerceText';

const schema = z.object({
  page: z.int().default(1),
  on: z.boolean().optional(),
  text: z.string(),
  ids: z.array(z.int()),
  rules: z.array(z.object({ field: z.string() })),
  who: z.object({ id: z.int() }).nullable(),
  maybe: z.int().nullable(),
});

test.each([
  ['page', '7', 7],
  ['page', '7x', '7x'],
  ['page', '', ''],
  ['on', 'true', true],
  ['on', 'si', 'si'],
  ['text', '12', '12'],
  ['text', 'true', 'true'],
  ['text', '{"a":1}', '{"a":1}'],
  ['ids', '3', [3]],
  ['ids', ['3', '4'], [3, 4]],
  ['ids', '[3,4]', [3, 4]],
  ['ids', '', []],
  ['rules', '{"field":"x"}', [{ field: 'x' }]],
  ['rules', ['{"field":"x"}', '{"field":"y"}'], [{ field: 'x' }, { field: 'y' }]],
  ['who', '{"id":1}', { id: 1 }],
  ['who', 'null', null],
  ['who', '{roto', '{roto'],
  ['maybe', '', null],
  ['unknown', '5', '5'],
])('%s from %j is %j', (name, value, expected) => {
  expect(coerceText(schema, { [name]: value })).toEqual({ [name]: expected });
});
