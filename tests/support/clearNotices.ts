import { currentNotice, dropNotice } from '@/components/feedback/noticeQueue';

/** A notice of one test would keep those of the next waiting. */
export function clearNotices(): void {
  for (let notice = currentNotice(); notice; notice = currentNotice()) dropNotice(notice.id);
}
