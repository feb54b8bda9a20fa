import { site } from '../../db/schema/organisation';
import { defineChanges, type Written } from './defineChanges';

const rest = {
  table: site,
  entity: 'site',
  missing: 'No está.',
  lock: async () => undefined,
  row: (found: typeof site.$inferSelect) => found,
  present: async () => undefined,
  actions: () => ['close'] as const,
  refusal: () => 'Ahora no.',
  tell: async () => undefined,
};
const nobody = { id: 1, version: 1, action: 'close' } as const;

test('the compiler asks what the history calls a change, of what has a history alone', () => {
  const plain = defineChanges(rest);
  const kept = defineChanges({
    ...rest,
    history: async (_ends, _written: Written<typeof site, 'closed'>) => undefined,
  });
  type Plain = Parameters<typeof plain.change>[1];
  type Kept = Parameters<typeof kept.change>[1];
  const asked: [Plain, Kept] = [nobody, { ...nobody, kind: 'closed' }];
  // @ts-expect-error: the history would not know what happened.
  const untold: Kept = nobody;
  // @ts-expect-error: nobody would read it.
  const unread: Plain = { ...nobody, kind: 'closed' };
  expect([asked, untold, unread]).toHaveLength(3);
});
