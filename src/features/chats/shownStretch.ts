/** So many messages are drawn at once: several screens above and below what is read. */
export const MOST_SHOWN = 240;
/** The stretch moves by so many, before its edge is in sight. */
const STEP = 40;

interface Numbered {
  id: number;
}

/** The part of a conversation that is drawn: it ends with a message, or with the last one (null). */
export type StretchEnd = number | null;

/** Messages come in the order of their numbers: this finds the last one up to a number. */
function placeOf(messages: readonly Numbered[], id: number): number {
  let [low, high] = [0, messages.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((messages[middle]?.id ?? 0) <= id) low = middle + 1;
    else high = middle;
  }
  return low;
}

const endOf = (messages: readonly Numbered[], end: StretchEnd): number =>
  end === null ? messages.length : placeOf(messages, end);

/** The messages that are drawn, and whether there are others here above and below them. */
export function shownStretch<M extends Numbered>(messages: readonly M[], end: StretchEnd) {
  const to = endOf(messages, end);
  const from = Math.max(0, to - MOST_SHOWN);
  return { shown: messages.slice(from, to), above: from > 0, below: to < messages.length };
}

/** The stretch a step towards the oldest. */
export function stretchUp(messages: readonly Numbered[], end: StretchEnd): StretchEnd {
  const to = Math.max(MOST_SHOWN, endOf(messages, end) - STEP);
  return messages[to - 1]?.id ?? null;
}

/** The stretch a step towards the newest; at the end it stays there when others come. */
export function stretchDown(messages: readonly Numbered[], end: StretchEnd): StretchEnd {
  const to = endOf(messages, end) + STEP;
  return to >= messages.length ? null : (messages[to - 1]?.id ?? null);
}
