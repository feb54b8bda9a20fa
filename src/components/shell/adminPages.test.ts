import { adminPaths } from '@/utils/paths';
import { adminGroups } from './adminPages';

// A person who opens a group sees its pages: those of other modules have no tabs of the administration.
test.each(adminGroups)('$label opens with a page that shows the rest of the group', ({ pages }) => {
  expect(Object.values(adminPaths)).toContain(pages[0]?.path);
});

test('no group has more pages than a desk shows in a row', () => {
  for (const { pages } of adminGroups) expect(pages.length).toBeLessThanOrEqual(7);
});
