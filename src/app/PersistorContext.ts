import { createContext } from 'react';

/** A store that still has something to write before the page goes away. */
export interface Flushable {
  flush: () => Promise<unknown>;
}

export const PersistorContext = createContext<Flushable>({ flush: async () => undefined });
