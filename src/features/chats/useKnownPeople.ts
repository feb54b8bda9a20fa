import type { Mention } from '@contract/chats/mentionText';
import { useCallback, useMemo, useState } from 'react';
import type { ChatDetail } from '@/services/wms/generated/chats.gen';

/** "Juárez, Delfina" as she is called in a sentence. */
const calledName = (name: string): string => name.split(', ').reverse().join(' ');

/** The people whom a message of this conversation may call, by name: those who were picked, and its members where they are listed. */
export function useKnownPeople({ members }: ChatDetail) {
  const [picked, setPicked] = useState<readonly Mention[]>([]);
  const people = useMemo(() => {
    const names = new Set(picked.map(({ name }) => name));
    const others = members.flatMap(({ person }) =>
      person.id === null ? [] : [{ personId: person.id, name: calledName(person.name) }],
    );
    // Where two are called the same, the one that was picked is meant.
    return [...picked, ...others.filter(({ name }) => !names.has(name))];
  }, [members, picked]);
  const remember = useCallback(
    (one: Mention) => setPicked((all) => [...all.filter(({ name }) => name !== one.name), one]),
    [],
  );
  return { people, remember };
}
