import { createContext } from 'react';

/** What is left to write before the page goes away. */
export interface Flushable {
  flush: () => Promise<unknown>;
}

export const PersistorContext = createContext<Flushable>({ flush: async () => undefined });
