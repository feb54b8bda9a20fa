import { type RefObject, useEffect, useRef } from 'react';
import { useLetterKeysChoice } from '../keys/useLetterKeys';
import type { PdfPagesTools } from './usePdfPages';

interface Shortcuts {
  area: RefObject<HTMLElement | null>;
  pdf: PdfPagesTools;
  onFind: () => void;
  onPrint: () => void;
  onHelp: () => void;
}

const typing = 'input, textarea, select, [contenteditable="true"]';

/** This tells the keys that are meant for this document from others pressed in the page. */
function isOurs(target: EventTarget | null, area: HTMLElement | null): boolean {
  if (!(target instanceof Element) || !area) return false;
  if (target === document.body || area.contains(target)) return true;
  return target.closest('[role="dialog"]')?.contains(area) ?? false;
}

function actionOf(event: KeyboardEvent, { pdf, onFind, onPrint, onHelp }: Shortcuts, on: boolean) {
  const { goTo, page } = pdf;
  if (event.ctrlKey || event.metaKey) {
    if (event.altKey || event.shiftKey) return undefined;
    return { f: onFind, p: onPrint }[event.key.toLowerCase()];
  }
  if (event.altKey || (event.target as Element).closest(typing)) return undefined;
  const pages: Record<string, () => void> = {
    PageUp: () => goTo(page - 1),
    PageDown: () => goTo(page + 1),
  };
  const letters: Record<string, () => void> = {
    '/': onFind,
    '+': pdf.zoomIn,
    '-': pdf.zoomOut,
    r: pdf.rotate,
    '?': onHelp,
  };
  return pages[event.key] ?? (on ? letters[event.key] : undefined);
}

/** The document's keys, heard wherever the focus is while nothing stands over it. */
export function usePdfShortcuts(shortcuts: Shortcuts): void {
  const [on] = useLetterKeysChoice();
  const latest = useRef({ shortcuts, on });
  latest.current = { shortcuts, on };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { shortcuts: known, on: letters } = latest.current;
      if (event.defaultPrevented || !isOurs(event.target, known.area.current)) return;
      const action = actionOf(event, known, letters);
      if (!action) return;
      event.preventDefault();
      // The page behind has keys of its own.
      event.stopPropagation();
      action();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
}
