import type { AnnotationEditorUIManager } from 'pdfjs-dist';

/** Tells of each step: the library says that something can be undone only when nothing could before. */
export function watchSteps(ui: AnnotationEditorUIManager, onStep: () => void): void {
  const add = ui.addCommands.bind(ui);
  ui.addCommands = (command) => {
    add(command);
    onStep();
  };
}
