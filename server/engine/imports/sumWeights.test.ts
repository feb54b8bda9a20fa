import { sumWeights, type Weight } from './sumWeights';

/** The same figures at each run. */
function figures(seed: number) {
  let state = seed;
  return (below: number) => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x6d2b79f5;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

/** Whole cents in a big integer: shares nothing with the decimals of what is tested. */
const cents = (text: string) => {
  const sign = text.startsWith('-') ? -1n : 1n;
  const [whole = '0', rest = ''] = text.replace('-', '').split('.');
  return sign * (BigInt(whole) * 100n + BigInt(rest.padEnd(2, '0')));
};

const abs = (value: bigint) => (value < 0n ? -value : value);

test.each([1, 2, 3, 4, 5, 6, 7, 8])('case %i is summed as a second reckoner does', (seed) => {
  const next = figures(seed * 7919);
  const amount = () =>
    `${next(4) === 0 ? '-' : ''}${next(1_000_000_000)}.${String(next(100)).padStart(2, '0')}`;
  const kinds = ['Sueldo por mes', 'Importes'];
  const weights = Array.from(
    { length: 40 + next(300) },
    (): Weight => ({
      person: next(80),
      what: kinds[next(2)] ?? '',
      unit: 'amount',
      before: amount(),
      after: amount(),
    }),
  );
  const found = sumWeights(weights, (id) => `P${String(id).padStart(3, '0')}`);
  for (const what of kinds) {
    const own = weights.filter((one) => one.what === what);
    const sums = new Map<string, { before: bigint; after: bigint }>();
    for (const { person, before, after } of own) {
      const name = `P${String(person).padStart(3, '0')}`;
      const sum = sums.get(name) ?? { before: 0n, after: 0n };
      sums.set(name, { before: sum.before + cents(before), after: sum.after + cents(after) });
    }
    const expected = [...sums].sort(
      ([a, one], [b, other]) =>
        Number(abs(other.after - other.before) - abs(one.after - one.before)) || (a < b ? -1 : 1),
    );
    const shown = found.find((one) => one.what === what);
    expect(shown?.count).toBe(expected.length);
    expect(
      shown?.people.map(({ name, before, after, difference }) => [
        name,
        ...[before, after, difference].map(cents),
      ]),
    ).toEqual(
      expected
        .slice(0, 50)
        .map(([name, { before, after }]) => [name, before, after, after - before]),
    );
    const total = own.reduce((sum, { after, before }) => sum + cents(after) - cents(before), 0n);
    expect(cents(shown?.total.difference ?? '')).toBe(total);
  }
});

test('who is not there yet stands by name, and hours and pesos are not put together', () => {
  const hours = { what: 'Novedades', unit: 'hours', before: '0', after: '0.1' } as const;
  const found = sumWeights(
    [
      { ...hours, person: 'Nueva, Ana' },
      { ...hours, person: 'Nueva, Ana', after: '0.2' },
      { ...hours, person: 1, unit: 'amount', after: '-5' },
    ],
    () => 'Vieja, Eva',
  );
  const [first, second] = found;
  expect(first?.people).toEqual([
    { name: 'Nueva, Ana', before: '0', after: '0.3', difference: '0.3' },
  ]);
  expect(second?.people).toEqual([
    { name: 'Vieja, Eva', before: '0.00', after: '-5.00', difference: '-5.00' },
  ]);
});
