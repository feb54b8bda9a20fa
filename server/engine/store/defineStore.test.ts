import { text } from '@contract/core/fields';
import { defineRecord } from '@contract/core/record';
import { dependant } from '../../db/schema/dependants';
import { site } from '../../db/schema/organisation';
import type { Context } from '../acciones/context';
import { defineStore } from './defineStore';

const words = { one: 'sede', many: 'sedes' };
const name = text('Nombre', { max: 80 });
const rest = {
  find: async () => undefined,
  missing: 'No está.',
  tag: 'Place',
} as const;

test('a field that nothing would keep is refused by the compiler', () => {
  const kept = defineRecord('Site', words, { name });
  const thrownAway = defineRecord('Site', words, { name, motto: text('Lema', { max: 80 }) });
  expect(() => defineStore({ record: kept, table: site, ...rest })).not.toThrow();
  // @ts-expect-error: the table has no column for "motto".
  expect(() => defineStore({ record: thrownAway, table: site, ...rest })).not.toThrow();
});

test('whose part a row is has to be said to change it', () => {
  const record = defineRecord('Dependant', words, { name });
  const parts = defineStore({ record, table: dependant, owner: 'personId', ...rest });
  const remove = (context: Context) => [
    parts.remove(context, { id: 1, personId: 2 }),
    // @ts-expect-error: of whom is not said.
    parts.remove(context, { id: 1 }),
  ];
  expect(remove).toHaveLength(1);
});
