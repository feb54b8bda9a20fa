import type { AnnotationEditorUIManager } from 'pdfjs-dist';

/**
 * Finishes what is being drawn or written and lets go of it. The library gives it the focus a turn later,
 * and with the focus its tool would come back into the hand: another tool is taken only after that.
 */
export async function putDown(ui: AnnotationEditorUIManager): Promise<void> {
  // The first finishes a drawing and leaves it selected.
  ui.unselectAll();
  ui.unselectAll();
  await new Promise((resolve) => setTimeout(resolve));
  ui.unselectAll();
}
