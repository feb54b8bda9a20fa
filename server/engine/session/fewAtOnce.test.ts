import { fewAtOnce } from './fewAtOnce';

test('of one name only so many work at once; another name does not wait, and a failure gives its place back', async () => {
  const lane = fewAtOnce(2);
  const begun: string[] = [];
  const ends = new Map<string, (fails?: boolean) => void>();
  const work = (name: string, what: string) =>
    lane(
      name,
      () =>
        new Promise<void>((resolve, reject) => {
          begun.push(what);
          ends.set(what, (fails) => (fails ? reject(new Error(what)) : resolve()));
        }),
    ).catch(() => undefined);
  const all = ['a1', 'a2', 'a3', 'a4'].map((what) => work('a', what));
  all.push(work('b', 'b1'));
  await Promise.resolve();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  ends.get('a2')?.(true);
  await all[1];
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  ends.get('a1')?.();
  await all[0];
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  for (const end of ends.values()) end();
  await Promise.all(all);
});
