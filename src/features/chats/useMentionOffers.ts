import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useSettled } from '@/components/form/useSettled';
import { type Mentionable, useListMentionableQuery } from '@/services/wms/generated/chats.gen';
import { foldText } from '@/utils/foldText';
import { type MentionQuery, mentionQuery } from './mentionQuery';

const PAUSE_MS = 150;
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface Offers {
  chatId: number;
  listId: string;
  onPick: (person: Mentionable) => void;
}

const matches = ({ calledName, name }: Mentionable, words: string): boolean => {
  const within = foldText(`${calledName} ${name}`);
  return foldText(words)
    .split(' ')
    .every((word) => within.includes(word));
};

/** Offers people while a name is written after an @, in whatever field stands inside; the field keeps the focus. */
export function useMentionOffers({ chatId, listId, onPick }: Offers) {
  const field = useRef<HTMLTextAreaElement | null>(null);
  const [query, setQuery] = useState<MentionQuery | null>(null);
  const [chosen, setChosen] = useState(0);
  // Closed by hand: the same @ offers nothing again.
  const dismissed = useRef<number | null>(null);
  const words = useSettled(query?.words ?? '', PAUSE_MS);
  const { data } = useListMentionableQuery({ id: chatId, words }, { skip: query === null });
  const rows = query ? (data?.rows ?? []).filter((row) => matches(row, query.words)) : [];
  const at = Math.min(chosen, Math.max(0, rows.length - 1));
  const open = rows.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const look = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    field.current = target;
    const { value, selectionStart, selectionEnd } = target;
    const found = selectionStart === selectionEnd ? mentionQuery(value, selectionStart) : null;
    if (found?.from !== dismissed.current) dismissed.current = null;
    const next = found && found.from !== dismissed.current ? found : null;
    if (next?.words !== query?.words) setChosen(0);
    if (next?.from !== query?.from || next?.words !== query?.words) setQuery(next);
  };
  const close = () => setQuery(null);
  const pick = (person: Mentionable | undefined) => {
    const element = field.current;
    if (!element || !query || !person) return;
    const end = query.from + 1 + query.words.length;
    element.setRangeText(`@${person.calledName} `, query.from, end, 'end');
    onPick(person);
    close();
    // The form hears of it as of anything that is typed.
    element.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const press = (event: KeyboardEvent) => {
    if (!open || event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step !== undefined) setChosen((at + step + rows.length) % rows.length);
    else if (event.key === 'Enter' || event.key === 'Tab') pick(rows[at]);
    else if (event.key === 'Escape') {
      dismissed.current = query?.from ?? null;
      close();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const active = open ? `${listId}-${at}` : null;
  useEffect(() => {
    const element = field.current;
    if (!element || active === null) return undefined;
    const attributes = {
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-activedescendant': active,
    };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) element.removeAttribute(name);
    };
  }, [active, listId]);

  return { open, rows, at, optionId, pick, look, press, close };
}
