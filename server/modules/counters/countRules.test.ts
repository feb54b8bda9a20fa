import {
  expectedAt,
  lineAfter,
  lineCorrected,
  type Movement,
  movedNear,
  withinTolerance,
} from './countRules';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 12, minute));

/** A number that looks drawn by lot, the same in each run. */
function lot(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % most;
  };
}

test('what there was at a moment is what a ledger says that is kept forward, movement by movement', () => {
  const draw = lot(7);
  for (let round = 0; round < 400; round += 1) {
    const moment = draw(60);
    let forward = 200;
    let then = forward;
    const movements: Movement[] = [];
    for (let minute = 0; minute < 60; minute += 1) {
      if (draw(3) === 0) {
        const delta = draw(9) - 4;
        movements.push({ delta, at: at(minute) });
        forward += delta;
      }
      if (minute === moment) then = forward;
    }
    expect(expectedAt(forward, movements, at(moment))).toBe(then);
  }
});

test('goods that moved within two minutes leave it in doubt, on either side', () => {
  const movements = [{ delta: -1, at: at(30) }];
  const doubtful = [27, 28, 29, 30, 31, 32, 33].filter((minute) =>
    movedNear(movements, at(minute)),
  );
  expect(doubtful).toEqual([29, 30, 31]);
});

test('a tolerance is of units or of a percentage, whichever is wider', () => {
  const inside = (counted: number, expected: number) =>
    withinTolerance(counted, expected, { units: 2, percent: 5, value: 0, cost: null });
  expect([inside(8, 10), inside(7, 10), inside(95, 100), inside(94, 100)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(withinTolerance(1, 0, { units: 0, percent: 50, value: 0, cost: null })).toBe(false);
});

test.each([
  ['dearer than the limit', 1000, 600, 2, false],
  ['just at the limit', 1000, 500, 2, false],
  ['cheaper than the limit', 1000, 499.99, 2, true],
  ['of unknown cost', 1000, null, 2, true],
  ['where no limit is set', 0, 1_000_000, 2, true],
  ['too many units, cheap as they are', 1000, 1, 6, false],
] as const)('a difference %s', (_name, value, cost, off, inside) => {
  expect(withinTolerance(100 - off, 100, { units: 5, percent: 5, value, cost })).toBe(inside);
});

const usual = {
  moved: false,
  sure: false,
  round: 1,
  tolerance: { units: 1, percent: 0, value: 0, cost: null },
};

test.each([
  ['as expected', { counted: 5, expected: 5, moved: true }, 'same'],
  ['a little off', { counted: 4, expected: 5 }, 'differs'],
  ['far off, the first time', { counted: 0, expected: 5 }, 'again'],
  ['far off, the second time', { counted: 0, expected: 5, round: 2 }, 'differs'],
  ['off, and goods moved', { counted: 4, expected: 5, moved: true }, 'moved'],
  [
    'off, and whoever counted insists',
    { counted: 4, expected: 5, moved: true, sure: true },
    'differs',
  ],
])('%s', (_name, counting, after) => {
  expect(lineAfter({ ...usual, ...counting })).toBe(after);
});

test.each([
  ['differed, and agrees now', 'differs', 26, false, 'same'],
  ['waited for a second count, and agrees now', 'again', 26, false, 'same'],
  ['agreed, and differs now', 'same', 30, false, 'differs'],
  ['agreed, differs now, and another count has it', 'same', 30, true, 'same'],
  ['waited for a second count, and still differs', 'again', 29, false, 'again'],
  ['waited for its approval, and differs otherwise', 'approval', 29, false, 'differs'],
  ['waited for its approval, and agrees now', 'approval', 26, false, 'same'],
] as const)(
  'a line that %s once the books know more',
  (_name, state, counted, othersOpen, after) => {
    expect(lineCorrected({ state, counted, expected: 26, othersOpen })).toBe(after);
  },
);
