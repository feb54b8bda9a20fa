import { createContext } from 'react';
import type { SeenTracker } from '../seenTracker';

export const SeenContext = createContext<SeenTracker | null>(null);
