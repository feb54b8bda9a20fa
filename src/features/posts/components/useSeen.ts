import { useCallback, useContext } from 'react';
import type { Post } from '@/services/wms/generated/posts.gen';
import { isUnread } from '../postsModel';
import { SeenContext } from './SeenContext';

/** The `ref` of the element that shows a post, so that seeing it marks it read. */
export function useSeen(post: Post): (element: HTMLElement) => (() => void) | undefined {
  const tracker = useContext(SeenContext);
  const { id } = post;
  const unread = isUnread(post);
  return useCallback(
    (element) => (unread ? tracker?.observe(element, id) : undefined),
    [tracker, id, unread],
  );
}
