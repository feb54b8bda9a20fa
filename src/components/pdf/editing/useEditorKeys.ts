import { type RefObject, useEffect } from 'react';
import type { PdfTools } from '../startViewer';
import type { PdfEditing } from './usePdfEditing';

const SMALL_STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** The library's own large step, which it gives to Ctrl. */
const LARGE = 10;

const writing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'));

interface EditorKeys {
  area: RefObject<HTMLElement | null>;
  tools: PdfTools | null;
  editing: PdfEditing;
  /** Asks for another picture or signature. */
  onAnother: (tool: 'image' | 'signature') => void;
}

/** The keyboard does this with the editors on the page, besides what the library already answers. */
export function useEditorKeys({ area, tools, editing, onAnother }: EditorKeys): void {
  const { tool, choose, markUnsaved } = editing;
  useEffect(() => {
    const element = area.current;
    const ui = tools?.ui;
    if (!element || !ui) return;
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)) return markUnsaved();
      if (!tool || writing(event.target)) return;
      const step = event.shiftKey ? SMALL_STEPS[event.key] : undefined;
      if (step && ui.hasSelection) {
        ui.translateSelectedEditors(step[0] * LARGE, step[1] * LARGE);
      } else if (event.key === 'Escape') {
        // The first Escape puts down the selection, the next the tool; only then does it close what is around.
        if (ui.hasSelection) ui.unselectAll();
        else void choose(null);
      } else if (event.key === 'Enter' && (tool === 'image' || tool === 'signature')) {
        if (ui.hasSelection || event.target instanceof HTMLButtonElement) return;
        onAnother(tool);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('keydown', press);
    // Letters of a text that is not finished yet.
    element.addEventListener('input', markUnsaved);
    return () => {
      element.removeEventListener('keydown', press);
      element.removeEventListener('input', markUnsaved);
    };
  }, [area, tools, tool, choose, markUnsaved, onAnother]);
}
