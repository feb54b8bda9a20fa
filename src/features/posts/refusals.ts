import { pushNotice } from '@/components/feedback/noticeQueue';
import { asAppError } from '@/components/state/asAppError';

/** Says why something that already showed was taken back. A session that is over has its own dialog. */
export function tellRefusal(what: string, cause: unknown): void {
  const error = asAppError(cause);
  if (error.code === 'sin_sesion') return;
  pushNotice({ text: `${what} ${error.message}`, tone: 'error' });
}

/** Undoes an optimistic change when the server refuses it, and explains it. */
export async function orUndo(
  answer: Promise<unknown>,
  undo: () => void,
  what: string | null,
): Promise<void> {
  try {
    await answer;
  } catch (failure) {
    undo();
    if (what) tellRefusal(what, (failure as { error?: unknown }).error);
  }
}
