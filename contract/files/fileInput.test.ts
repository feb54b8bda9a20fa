import { z } from 'zod';
import type { AccionDefinition } from '../core/accion';
import { acciones } from '../registry';
import { mostBytesOf } from './fileInput';

const all = Object.values<AccionDefinition>(acciones);
const fields = all.flatMap(({ name, input }) =>
  Object.entries<z.ZodType>(input.shape).map(
    ([field, schema]) => [`${name} ${field}`, schema] as const,
  ),
);

test('every file that a call brings says how large it may be, or nothing of it would be read', () => {
  const files = fields.filter(
    ([, schema]) =>
      z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).format === 'binary',
  );
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter(([, schema]) => mostBytesOf(schema) === null)).toEqual([]);
});
