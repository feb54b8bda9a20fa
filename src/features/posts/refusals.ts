import { pushNotice } from '@/components/feedback/noticeQueue';
import { asAppError } from '@/components/state/asAppError';
import { handled } from '@/services/wms/handled';

/** Says what could not be done and why. A session that is over has its own dialog. */
export function tellRefusal(what: string, cause: unknown): void {
  const { code, message, detail } = asAppError(cause);
  if (code === 'sin_sesion') return;
  pushNotice({ text: `${what} ${message}`, tone: 'error', detail });
}

/** Undoes an optimistic change when the server refuses it and explains it, or keeps silent where `what` is null. */
export async function orUndo(
  answer: Promise<unknown>,
  undo: () => void,
  what: string | null,
): Promise<void> {
  try {
    await answer;
  } catch (failure) {
    const { error } = failure as { error?: unknown };
    undo();
    handled(error);
    if (what) tellRefusal(what, error);
  }
}
