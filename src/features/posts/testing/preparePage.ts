import { configure } from '@testing-library/react';
import { clearNotices } from '../../../../tests/support/clearNotices';
import { fakeObserver } from './fakeObserver';

/** The pieces that the first visit loads on demand are compiled here, not within the patience of a test. */
export async function preloadPosts(): Promise<void> {
  configure({ asyncUtilTimeout: 5_000 });
  await Promise.all([
    import('../pages/WallPage'),
    import('../pages/PostPage'),
    import('../components/PostCommentForm'),
    import('../components/PostComposer'),
    import('../components/ReadersDialog'),
  ]);
}

/** jsdom neither scrolls nor lays out. */
export function resetPage(): void {
  window.scrollTo = () => undefined;
  fakeObserver();
  clearNotices();
}
