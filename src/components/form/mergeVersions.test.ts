import { mergeVersions, withFieldsOf } from './mergeVersions';

const base = {
  name: 'Ana',
  phone: '',
  salary: '100',
  basis: 'month',
  tags: [{ id: 1 }],
  ticks: { see: true, sign: false },
};

test('each keeps what only they changed', () => {
  const mine = { ...base, name: 'Ana María', ticks: { see: false, sign: false } };
  const theirs = { ...base, phone: '11 5555', tags: [{ id: 1 }, { id: 2 }] };
  const merged = mergeVersions({ base, mine, theirs });
  expect(merged).toEqual({
    values: { ...theirs, name: 'Ana María', ticks: { see: false, sign: false } },
    taken: ['phone', 'tags'],
    clashes: [],
  });
});

test('what both changed otherwise is left to decide, what both changed alike is not', () => {
  const mine = { ...base, name: 'Ana María', phone: '11 4444' };
  const theirs = { ...base, name: 'Ana María', phone: '11 5555' };
  const { values, taken, clashes } = mergeVersions({ base, mine, theirs });
  expect({ taken, clashes }).toEqual({ taken: [], clashes: ['phone'] });
  expect(values.phone).toBe('11 4444');
  expect(withFieldsOf(values, theirs, ['phone']).phone).toBe('11 5555');
});

test('two halves of one thing, each changed by one, are for a person to decide', () => {
  const mine = { ...base, basis: 'hour' };
  const theirs = { ...base, salary: '120' };
  const apart = mergeVersions({ base, mine, theirs });
  expect(apart.values).toMatchObject({ salary: '120', basis: 'hour' });
  const together = mergeVersions({ base, mine, theirs }, { together: [['salary', 'basis']] });
  expect([...together.clashes].sort()).toEqual(['basis', 'salary']);
});

test('parts of a field are told apart where they are named, and nothing that was given is changed', () => {
  const mine = { ...base, ticks: { see: false, sign: false } };
  const theirs = { ...base, ticks: { see: true, sign: true } };
  expect(mergeVersions({ base, mine, theirs }).clashes).toEqual(['ticks']);
  const { values, clashes } = mergeVersions(
    { base, mine, theirs },
    { parts: ['name', 'ticks.see', 'ticks.sign'] },
  );
  expect(clashes).toEqual([]);
  expect(values.ticks).toEqual({ see: false, sign: true });
  expect(mine.ticks).toEqual({ see: false, sign: false });
});

test('empty in one way is empty in another', () => {
  const held = { name: 'Ana', managerId: null as number | null | '' };
  const merged = mergeVersions({
    base: { ...held, managerId: '' },
    mine: held,
    theirs: { ...held, managerId: '' },
  });
  expect(merged).toMatchObject({ taken: [], clashes: [] });
});
