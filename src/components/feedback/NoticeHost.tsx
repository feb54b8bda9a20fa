import { useSyncExternalStore } from 'react';
import { NoticeBar } from './NoticeBar';
import { currentNotice, subscribeNotices } from './noticeQueue';

/** The only snackbar of the product: one notice at a time, in order. */
export function NoticeHost() {
  const notice = useSyncExternalStore(subscribeNotices, currentNotice);
  return notice ? <NoticeBar key={notice.id} notice={notice} /> : null;
}
