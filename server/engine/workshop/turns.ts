export interface Waiting {
  /** The owner of a piece: each has one at a time. */
  turn: string;
  /** The person does not wait at a screen until it is done. */
  background: boolean;
}

/** The next is the owner served longest ago; no two pieces of an owner run at once. */
export function makeTurns<W extends Waiting>() {
  const waiting: W[] = [];
  const running = new Set<W>();
  const served = new Map<string, number>();
  let count = 0;

  const mayBegin = (work: W) =>
    ![...running].some(
      (other) => other.turn === work.turn || (other.background && work.background),
    );

  return {
    waiting: (turn: string) => waiting.filter((work) => work.turn === turn).length,
    get size() {
      return waiting.length;
    },
    add: (work: W) => void waiting.push(work),
    /** Takes the next one out, if one may begin. */
    take(): W | undefined {
      const [next] = waiting
        .filter(mayBegin)
        .sort((one, other) => (served.get(one.turn) ?? 0) - (served.get(other.turn) ?? 0));
      if (!next) return undefined;
      waiting.splice(waiting.indexOf(next), 1);
      running.add(next);
      count += 1;
      served.set(next.turn, count);
      return next;
    },
    end(work: W): void {
      running.delete(work);
      if (!waiting.some(({ turn }) => turn === work.turn)) served.delete(work.turn);
    },
    /** Takes out all that one has waiting. */
    drop(turn?: string): W[] {
      const dropped = waiting.filter((work) => turn === undefined || work.turn === turn);
      for (const work of dropped) waiting.splice(waiting.indexOf(work), 1);
      return dropped;
    },
  };
}
