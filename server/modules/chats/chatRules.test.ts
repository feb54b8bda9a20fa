import { changeRefusal, chatActions, otherAccount, pairOf, silenceOf } from './chatRules';

const kinds = ['direct', 'group', 'area', 'shift'] as const;
const flags = [true, false];

/** Every standing that there can be. */
const all = kinds.flatMap((kind) =>
  flags.flatMap((left) =>
    flags.flatMap((closed) =>
      flags.flatMap((readOnly) =>
        flags.flatMap((owner) =>
          flags.flatMap((conducts) =>
            flags.flatMap((otherIsThere) =>
              flags.flatMap((onShift) =>
                flags.flatMap((mine) =>
                  flags.map((theirs) => ({
                    ...{ kind, left, closed, readOnly, owner, conducts, otherIsThere, onShift },
                    blocked: { mine, theirs },
                  })),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
);

test('whoever left, or finds it closed, writes nothing; and nobody writes to who is gone', () => {
  for (const standing of all) {
    const { kind, left, closed, readOnly, conducts, otherIsThere, onShift, blocked } = standing;
    const silent =
      left ||
      closed ||
      (kind === 'direct' && (!otherIsThere || blocked.mine || blocked.theirs)) ||
      (kind === 'shift' && !onShift) ||
      (kind === 'area' && readOnly && !conducts);
    expect({ standing, silent: silenceOf(standing) !== null }).toEqual({ standing, silent });
    expect(chatActions(standing).includes('write')).toBe(!silent);
  }
});

test('only who is in a group leaves it, and only who looks after it changes it', () => {
  for (const standing of all) {
    const { kind, left, owner } = standing;
    const actions = chatActions(standing);
    expect(actions.includes('leave')).toBe(kind === 'group' && !left);
    for (const action of ['rename', 'add', 'remove'] as const) {
      expect(actions.includes(action)).toBe(kind === 'group' && !left && owner);
    }
  }
});

test('two pin what they like; in a group its owner does, and in a channel whoever conducts', () => {
  for (const standing of all) {
    const { kind, owner, conducts } = standing;
    const actions = chatActions(standing);
    const looksAfter = { direct: true, group: owner, area: conducts, shift: conducts }[kind];
    expect(actions.includes('pin')).toBe(actions.includes('write') && looksAfter);
  }
});

test('haste is a right of whoever conducts, where they may write at all', () => {
  for (const standing of all) {
    const actions = chatActions(standing);
    expect(actions.includes('urgent')).toBe(actions.includes('write') && standing.conducts);
  }
});

const now = new Date('2026-11-23T12:00:00Z');
const said = (minutesAgo: number) => ({
  authorId: 7,
  sentAt: new Date(now.getTime() - minutesAgo * 60_000),
  deletedAt: null,
});

test.each([
  ['one’s own, in time', said(29), 7, null],
  ['one’s own, at the last moment', said(30), 7, null],
  ['one’s own, too late', said(31), 7, /más de 30 minutos/],
  ['another’s', said(1), 8, /Solo quien lo escribió/],
  ['one that was deleted', { ...said(1), deletedAt: now }, 7, /ya se borró/],
] as const)('a message is changed: %s', (_what, message, who, why) => {
  const refusal = changeRefusal(message, who, now, 30);
  if (why === null) expect(refusal).toBeNull();
  else expect(refusal).toMatch(why);
});

test('two who begin at once begin the same conversation', () => {
  expect(pairOf(12, 5)).toBe(pairOf(5, 12));
  expect(pairOf(1, 23)).not.toBe(pairOf(12, 3));
});

test('only of two is one blocked, also while the other one is gone; who is blocked is told, and no more', () => {
  for (const standing of all) {
    const actions = chatActions(standing);
    const { kind, blocked } = standing;
    expect(actions.includes('unblock')).toBe(kind === 'direct' && blocked.mine);
    expect(actions.includes('block')).toBe(kind === 'direct' && !blocked.mine);
    if (kind !== 'direct') expect(['blocked', 'blocking']).not.toContain(silenceOf(standing));
  }
});

test('the other one of two is known by both', () => {
  expect([otherAccount(pairOf(9, 4), 4), otherAccount(pairOf(9, 4), 9)]).toEqual([9, 4]);
  expect(otherAccount(null, 4)).toBeNull();
});
