import { type ReactNode, useEffect, useState } from 'react';
import { createSeenTracker } from '../seenTracker';
import { useMarkPostsReadMutation } from '../wall';
import { SeenContext } from './SeenContext';

/** A single watch serves all the posts of a page. */
export function SeenProvider({ children }: { children: ReactNode }) {
  const [markRead] = useMarkPostsReadMutation();
  const [tracker] = useState(() => createSeenTracker((ids) => markRead({ ids }).unwrap()));
  useEffect(() => () => tracker.stop(), [tracker]);
  return <SeenContext value={tracker}>{children}</SeenContext>;
}
