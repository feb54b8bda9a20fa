import { judgeArrival } from './arrivalRules';

/** The second reckoner walks the whole circle in which the device may be, metre by metre of its diameter. */
function byWalking(metres: number, accuracy: number, radius: number) {
  const inside = [];
  for (let off = -accuracy; off <= accuracy; off += 1)
    inside.push(Math.abs(metres + off) <= radius);
  if (inside.every(Boolean)) return 'inside';
  return inside.some(Boolean) ? 'doubtful' : 'outside';
}

test('an arrival is judged by the whole circle in which the telephone may be', () => {
  const seen = new Set<string>();
  for (const radius of [20, 50, 150])
    for (const accuracy of [0, 5, 30, 200])
      for (let metres = 0; metres <= 500; metres += 7) {
        const judged = judgeArrival({ metres, accuracy, radius });
        seen.add(judged);
        expect({ metres, accuracy, radius, judged }).toEqual({
          ...{ metres, accuracy, radius },
          judged: byWalking(metres, accuracy, radius),
        });
      }
  expect([...seen].sort()).toEqual(['doubtful', 'inside', 'outside']);
});

test('without a position nobody is called near or far', () => {
  expect(judgeArrival({ metres: null, accuracy: 0, radius: 150 })).toBe('unknown');
});
