import { proposedUnits } from '@contract/receiving/proposedUnits';
import { randomFrom } from '../../../seed/randomFrom';

test.each([
  [11, 0],
  [10, 50],
  [0, 60],
  [-7, 72],
])('with a minimum of 10, a maximum of 60 and packs of 12, %i units propose %i', (cover, units) => {
  const packed = units === 0 ? 0 : Math.ceil(units / 12) * 12;
  expect(proposedUnits(cover, { min: 10, max: 60, packSize: 12 })).toBe(packed);
});

test('what is proposed reaches the maximum, with less than a pack to spare', () => {
  const random = randomFrom(46);
  for (let turn = 0; turn < 2000; turn += 1) {
    const min = random.int(0, 200);
    const limits = { min, max: random.int(min + 1, 400), packSize: random.int(1, 48) };
    const cover = random.int(-300, 400);
    const units = proposedUnits(cover, limits);
    if (cover > min) expect(units).toBe(0);
    else {
      // Packs are added one by one until the maximum is reached.
      let there = cover;
      while (there < limits.max) there += limits.packSize;
      expect(cover + units).toBe(there);
    }
  }
});
