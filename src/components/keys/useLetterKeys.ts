import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { configSet, selectConfig } from '@/services/session/configSlice';

const selectChosen = selectConfig('letterKeys');

/** Whether keys of one letter do something; who speaks to the machine or often presses by mistake turns them off. */
export function useLetterKeysChoice(): [boolean, (on: boolean) => void] {
  const on = useSelector(selectChosen) !== false;
  const dispatch = useDispatch();
  return [on, (value) => dispatch(configSet({ key: 'letterKeys', value }))];
}

const writes = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]',
  ) !== null;

/** Whether a key of one letter is meant as such: pressed once, by itself, while nobody writes and nothing stands over the page. */
export function isLetterKey(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, repeat } = event;
  if (event.defaultPrevented || repeat || ctrlKey || metaKey || altKey || writes(target)) {
    return false;
  }
  return document.querySelector('[role=dialog], [role=alertdialog]') === null;
}

type Keys = Readonly<Record<string, () => void>>;

/** Keys of one letter over the whole page, where the person has not turned them off. */
export function useLetterKeys(
  keys: Keys,
  isMeant: (target: EventTarget | null) => boolean = () => true,
): void {
  const current = useRef({ keys, isMeant });
  useEffect(() => {
    current.current = { keys, isMeant };
  });
  const [on] = useLetterKeysChoice();
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const { keys: known, isMeant: meant } = current.current;
      const run = known[event.key.toLowerCase()];
      if (!run || !isLetterKey(event) || !meant(event.target)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}
