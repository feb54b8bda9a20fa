import { type Notice, pushNotice } from './noticeQueue';

/** `const notify = useNotice(); notify({ text: 'Publicación archivada', undo: restore })`. */
export function useNotice(): (notice: Notice) => void {
  return pushNotice;
}
