import { Fault } from '../../http/fault';

interface TurnLimits {
  /** How much may be worked on at once. */
  room: number;
  mostWaiting: number;
}

/** Work of different weight, as much at once as fits; what does not fit waits in order. */
export function weightedTurns({ room, mostWaiting }: TurnLimits) {
  let used = 0;
  const waiting: { weight: number; begin(): void }[] = [];

  const next = () => {
    for (let [first] = waiting; first && used + first.weight <= room; [first] = waiting) {
      waiting.shift();
      used += first.weight;
      first.begin();
    }
  };

  return async <T>(weight: number, work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= mostWaiting) {
      const words = 'El servidor está trabajando en demasiadas imágenes: probá en un momento.';
      throw new Fault(503, 'ocupado', words, { retryAfter: 5 });
    }
    const taken = Math.min(weight, room);
    await new Promise<void>((begin) => {
      waiting.push({ weight: taken, begin });
      next();
    });
    try {
      return await work();
    } finally {
      used -= taken;
      next();
    }
  };
}
