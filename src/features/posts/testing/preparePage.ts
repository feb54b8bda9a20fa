import { configure } from '@testing-library/react';
import { currentNotice, dropNotice } from '@/components/feedback/noticeQueue';
import { fakeObserver } from './fakeObserver';

/** What the first visit loads on demand is compiled here, not within the patience of a test. */
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

/** jsdom neither scrolls nor lays out, and the notices of one test are not for the next. */
export function resetPage(): void {
  window.scrollTo = () => undefined;
  fakeObserver();
  for (let notice = currentNotice(); notice; notice = currentNotice()) dropNotice(notice.id);
}
