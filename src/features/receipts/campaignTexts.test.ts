import { bySite, campaignText } from './campaignTexts';

const counts = { published: 10, opened: 6, signed: 4, dissented: 2, unanswered: 1, overdue: 3 };

test('only what there is is said', () => {
  expect(campaignText({ ...counts, dueOn: '2026-11-20' })).toBe(
    'Hasta el 20/11/2026 · 2 en disconformidad, 1 sin responder · 3 fuera de término',
  );
  const none = { ...counts, dissented: 0, unanswered: 0, overdue: 0 };
  expect(campaignText({ ...none, dueOn: '2026-11-20' })).toBe('Hasta el 20/11/2026');
});

test('a site is the sum of its areas', () => {
  const place = { ...counts, siteId: 1, siteName: 'Norte' };
  const sites = bySite([place, place, { ...place, siteId: 2, siteName: 'Sur' }]);
  expect(sites.map(({ siteName, total }) => [siteName, total.signed])).toEqual([
    ['Norte', 8],
    ['Sur', 4],
  ]);
});
