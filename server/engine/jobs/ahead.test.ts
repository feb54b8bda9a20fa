import { ahead } from './ahead';

test('things come in their order, and no more are begun than were asked for', async () => {
  let busy = 0;
  let most = 0;
  const make = async (thing: number) => {
    busy += 1;
    most = Math.max(most, busy);
    await new Promise((done) => setTimeout(done, thing === 1 ? 30 : 5));
    busy -= 1;
    return thing * 10;
  };
  const found: number[] = [];
  for await (const { made } of ahead([1, 2, 3, 4, 5, 6], 3, make)) found.push(made);
  expect([found, most]).toEqual([[10, 20, 30, 40, 50, 60], 3]);
});

test('what cannot be made stops it where it stands, and what was begun after it is let go', async () => {
  const make = async (thing: number) => {
    if (thing > 1) throw new Error(`no ${thing}`);
    return thing;
  };
  const found: number[] = [];
  const asked = (async () => {
    for await (const { made } of ahead([1, 2, 3], 3, make)) found.push(made);
  })();
  await expect(asked).rejects.toThrow('no 2');
  expect(found).toEqual([1]);
});
