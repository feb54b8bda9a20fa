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

const keyOf = ({ chatId, accountId }: Pick<Typist, 'chatId' | 'accountId'>) =>
  `${chatId} ${accountId}`;

function put(chatId: number, typists: readonly Typist[]): void {
  if (typists.length > 0) writing.set(chatId, typists);
  else writing.delete(chatId);
  for (const listener of listeners) listener();
}

const without = (chatId: number, accountId: number) =>
  (writing.get(chatId) ?? none).filter((one) => one.accountId !== accountId);

/** Known of the open page alone, for some seconds. */
export const typing = {
  of: (chatId: number): readonly Typist[] => writing.get(chatId) ?? none,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  heard: (typist: Typist) => {
    const { chatId, accountId } = typist;
    clearTimeout(timers.get(keyOf(typist)));
    timers.set(
      keyOf(typist),
      setTimeout(() => typing.stopped(chatId, accountId), SHOWN_MS),
    );
    const known = typing.of(chatId).some((one) => one.accountId === accountId);
    if (!known) put(chatId, [...typing.of(chatId), typist]);
  },
  /** Their message came, or they paused for long. */
  stopped: (chatId: number, accountId: number) => {
    const key = keyOf({ chatId, accountId });
    clearTimeout(timers.get(key));
    timers.delete(key);
    const left = without(chatId, accountId);
    if (left.length < typing.of(chatId).length) put(chatId, left);
  },
};
