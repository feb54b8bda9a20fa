interface Facts {
  touches: readonly { at: number; told: string | null }[];
  shifts: readonly { from: number; to: number; meal: boolean }[];
  openMinutes: number;
  aroundMinutes: number;
  now: number;
}

type Role =
  | { is: 'enter'; shift: number | null }
  | { is: 'exit'; shift: number | null }
  | { is: 'alone'; shift: number | null }
  | { is: 'leave'; word: 'breakOut' | 'out' }
  | { is: 'return' }
  | { is: 'again' }
  | { is: 'stray' };

/** The least that any reading costs: all of them are written out and priced, one by one, by the words of the decision. */
export function leastCost(facts: Facts): number {
  const places = [null, ...facts.shifts.keys()];
  const roles: Role[] = [
    ...places.map((shift): Role => ({ is: 'enter', shift })),
    ...places.map((shift): Role => ({ is: 'exit', shift })),
    ...places.map((shift): Role => ({ is: 'alone', shift })),
    { is: 'leave', word: 'breakOut' },
    { is: 'leave', word: 'out' },
    { is: 'return' },
    { is: 'again' },
    { is: 'stray' },
  ];
  let least = Number.POSITIVE_INFINITY;
  const read = (chosen: Role[]): void => {
    const price = priceOf(facts, chosen);
    // A reading that is impossible, or dear already, gets no better by what follows.
    if (price === null || price >= least) return;
    if (chosen.length === facts.touches.length) {
      least = Math.min(least, price + priceOfEnd(facts, chosen));
      return;
    }
    for (const role of roles) read([...chosen, role]);
  };
  read([]);
  return least;
}

interface Told {
  /** Null: outside. */
  visit: { since: number; shift: number | null; away: boolean; ate: boolean } | null;
  word: string | null;
  came: number;
  price: number;
}

const open = (told: Told) => (told.visit ? (told.visit.away ? 400 : 200) : 0);

const mayStay = (facts: Facts, visit: NonNullable<Told['visit']>, at: number) =>
  at - visit.since <= facts.openMinutes ||
  (visit.shift !== null && at <= endOfTurn(facts, visit.shift) + facts.aroundMinutes);

function endOfTurn({ shifts }: Facts, shift: number): number {
  const end = shifts[shift]?.to ?? 0;
  const next = shifts.findIndex(({ from }, index) => index === shift + 1 && from === end);
  return next < 0 ? end : endOfTurn({ shifts } as Facts, next);
}

function tell(facts: Facts, chosen: readonly Role[]): Told | null {
  let told: Told = { visit: null, word: null, came: -1, price: 0 };
  for (const [index, role] of chosen.entries()) {
    const touch = facts.touches[index];
    if (!touch) return null;
    const gap = touch.at - (facts.touches[index - 1]?.at ?? Number.NEGATIVE_INFINITY);
    const next = one(facts, told, role, touch, gap);
    if (!next || (touch.told !== null && touch.told !== next.word)) return null;
    told = next;
  }
  return told;
}

function one(
  facts: Facts,
  told: Told,
  role: Role,
  { at, told: word }: Facts['touches'][number],
  gap: number,
): Told | null {
  const { visit, came, price } = told;
  const shift = 'shift' in role && role.shift !== null ? facts.shifts[role.shift] : undefined;
  const own = visit?.shift == null ? undefined : facts.shifts[visit.shift];
  const passed = (to: number) => 200 * Math.max(0, to - came - 1);
  switch (role.is) {
    case 'again':
      return told.word && gap <= 15 ? { ...told, price: price + 5 + 3 * gap } : null;
    case 'enter': {
      const inside = { since: at, shift: role.shift, away: false, ate: false };
      const entered = { ...told, visit: inside, word: 'in' };
      if (!shift || role.shift === null) {
        if (facts.shifts.some(({ from, to }) => from <= at && at < to)) return null;
        return { ...entered, price: price + open(told) + 60 };
      }
      if (role.shift < came || at >= shift.to || at < shift.from - facts.aroundMinutes) return null;
      const cost = Math.abs(at - shift.from) + passed(role.shift);
      return { ...entered, came: role.shift, price: price + open(told) + cost };
    }
    case 'alone': {
      const gone = { ...told, visit: null, word: 'out' };
      if (!shift || role.shift === null) {
        if (facts.shifts.some(({ from, to }) => from <= at && at < to)) return null;
        return { ...gone, price: price + open(told) + 260 };
      }
      const far = shift.from >= at || at > shift.to + facts.aroundMinutes;
      if (far || role.shift < came) return null;
      const cost = 200 + Math.abs(at - shift.to) + passed(role.shift);
      return { ...gone, came: role.shift, price: price + open(told) + cost };
    }
    case 'exit': {
      if (!visit) return null;
      const length = at - visit.since;
      const cost = price + (visit.away ? 200 : 0) + (length < 5 ? 200 : 0);
      const gone = { ...told, visit: null, word: 'out' };
      if (visit.shift === null) {
        if (role.shift !== null || length > facts.openMinutes) return null;
        return { ...gone, price: cost + Math.max(0, Math.floor((length - 480) / 2)) };
      }
      if (!shift || role.shift === null || role.shift < visit.shift) return null;
      if (role.shift > visit.shift && shift.from >= at) return null;
      const inTurn = shift.to <= endOfTurn(facts, visit.shift);
      const near = inTurn && at <= shift.to + facts.aroundMinutes;
      if (!near && length > facts.openMinutes) return null;
      return { ...gone, came: role.shift, price: cost + Math.abs(at - shift.to) };
    }
    case 'leave': {
      if (!visit || visit.away || !mayStay(facts, visit, at)) return null;
      const away = { ...told, visit: { ...visit, away: true }, word: role.word };
      const planned = own?.meal === true && !visit.ate;
      if (role.word === 'breakOut' && planned) {
        const middle = Math.floor((own.from + own.to) / 2);
        return { ...away, price: price + Math.floor(Math.abs(at - middle) / 2) };
      }
      if (role.word === 'breakOut')
        return word === 'breakOut' ? { ...away, price: price + 60 } : null;
      if (!own || at >= own.to || (planned && word !== 'out')) return null;
      return { ...away, price: price + 60 };
    }
    case 'return': {
      if (!visit?.away || !mayStay(facts, visit, at)) return null;
      const meal = told.word === 'breakOut';
      const back = { ...visit, away: false, ate: visit.ate || meal };
      const cost = Math.max(0, Math.floor((gap - 120) / 2));
      return { ...told, visit: back, word: meal ? 'breakIn' : 'in', price: price + cost };
    }
    case 'stray': {
      const since = visit ?? { since: at, shift: null, away: false, ate: false };
      const stays = visit !== null && mayStay(facts, visit, at);
      if (word === 'breakOut' && !(stays && !visit.away)) {
        return { ...told, visit: { ...since, away: true }, word, price: price + 400 };
      }
      if (word === 'breakIn' && !(stays && visit.away && told.word === 'breakOut')) {
        const back = { ...since, away: false, ate: true };
        return { ...told, visit: back, word, price: price + 400 };
      }
      return null;
    }
  }
}

const priceOf = (facts: Facts, chosen: readonly Role[]) => tell(facts, chosen)?.price ?? null;

function priceOfEnd(facts: Facts, chosen: readonly Role[]): number {
  const told = tell(facts, chosen);
  if (!told) return Number.POSITIVE_INFINITY;
  const stays = told.visit && mayStay(facts, told.visit, facts.now);
  const empty = facts.shifts.filter(({ to }, index) => index > told.came && to <= facts.now);
  return (stays ? 0 : open(told)) + 200 * empty.length;
}
