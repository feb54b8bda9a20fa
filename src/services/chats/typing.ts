/** A person who is writing in a conversation. */
export interface Typist {
  chatId: number;
  accountId: number;
  name: string;
}

/** A page that writes says so every three seconds; whoever stopped is forgotten a little after. */
const SHOWN_MS = 5000;

const none: readonly Typist[] = [];
const writing = new Map<number, readonly Typist[]>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

const of = (chatId: number): readonly Typist[] => writing.get(chatId) ?? none;

function put(chatId: number, typists: readonly Typist[]): void {
  if (typists.length > 0) writing.set(chatId, typists);
  else writing.delete(chatId);
  for (const listener of listeners) listener();
}

/** Their message came, or they paused for long. */
function stopped(chatId: number, accountId: number): void {
  const key = `${chatId} ${accountId}`;
  clearTimeout(timers.get(key));
  timers.delete(key);
  const left = of(chatId).filter((one) => one.accountId !== accountId);
  if (left.length < of(chatId).length) put(chatId, left);
}

function heard(typist: Typist): void {
  const { chatId, accountId } = typist;
  const key = `${chatId} ${accountId}`;
  clearTimeout(timers.get(key));
  timers.set(
    key,
    setTimeout(() => stopped(chatId, accountId), SHOWN_MS),
  );
  const known = of(chatId).some((one) => one.accountId === accountId);
  if (!known) put(chatId, [...of(chatId), typist]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Known of the open page alone, for some seconds. */
export const typing = { of, subscribe, heard, stopped };
