import type { AnnotationEditorUIManager, PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useState } from 'react';
import { pdfjs } from '../pdfLibrary';
import type { PdfTools } from '../startViewer';
import {
  createType,
  type EditorValues,
  type PropertyName,
  properties,
  startingValues,
  toolModes,
  valuesFrom,
} from './editorValues';
import type { EditTool } from './editTools';

interface EditStates {
  hasSomethingToUndo?: boolean;
  hasSomethingToRedo?: boolean;
  hasSelectedEditor?: boolean;
}

const toolOf = (mode: number) =>
  (Object.keys(toolModes) as EditTool[]).find((tool) => toolModes[tool] === mode) ?? null;

/** The tool in the hand, what it is like, and the steps done and undone. */
export function usePdfEditing(tools: PdfTools | null, document: PDFDocumentProxy) {
  const [ready, setReady] = useState(false);
  const [tool, setTool] = useState<EditTool | null>(null);
  const [states, setStates] = useState<EditStates>({});
  const [values, setValues] = useState<EditorValues>(startingValues);
  const [unsaved, setUnsaved] = useState(false);

  const change = useCallback(
    (name: PropertyName, value: string | number) => {
      setValues((known) => ({ ...known, [name]: value }));
      tools?.bus.dispatch('switchannotationeditorparams', {
        source: tools,
        type: properties[name],
        value,
      });
    },
    [tools],
  );

  useEffect(() => {
    if (!tools) return;
    const { bus, viewer } = tools;
    const setMode = (event: { mode: number }) => {
      viewer.annotationEditorMode = event;
    };
    // The library asks for another tool by these two, and leaves it to the page.
    bus.on('switchannotationeditormode', setMode);
    bus.on('showannotationeditorui', setMode);
    bus.on('annotationeditormodechanged', ({ mode }: { mode: number }) => setTool(toolOf(mode)));
    bus.on('editingstateschanged', ({ details }: { details: EditStates }) =>
      setStates({ ...details }),
    );
    bus.on('annotationeditorparamschanged', (event: { details: [number, string | number][] }) =>
      setValues((known) => ({ ...known, ...valuesFrom(event.details) })),
    );
    const layerDrawn = () => {
      bus.off('annotationeditorlayerrendered', layerDrawn);
      for (const [name, value] of Object.entries(startingValues)) {
        change(name as PropertyName, value);
      }
      setReady(true);
    };
    bus.on('annotationeditorlayerrendered', layerDrawn);
    bus.on('annotationeditoruimanager', () => {
      if (tools.ui) watchSteps(tools.ui, () => setUnsaved(true));
    });
  }, [tools, change]);

  const choose = useCallback(
    async (next: EditTool | null) => {
      if (!tools?.ui) return;
      await putDown(tools.ui);
      const mode = next ? toolModes[next] : pdfjs.AnnotationEditorType.NONE;
      tools.viewer.annotationEditorMode = { mode };
    },
    [tools],
  );
  /** Takes a tool and, once it is in the hand, puts something in the middle of the page. */
  const place = (next: 'image' | 'signature', value?: object) => {
    if (!tools?.ui) return;
    const create = () =>
      tools.bus.dispatch('switchannotationeditorparams', {
        source: tools,
        type: createType,
        value,
      });
    if (tool === next) return create();
    const { bus } = tools;
    const inHand = () => {
      bus.off('annotationeditormodechanged', inHand);
      create();
    };
    bus.on('annotationeditormodechanged', inHand);
    void choose(next);
  };
  const act = (name: 'undo' | 'redo' | 'delete') => () => {
    tools?.bus.dispatch('editingaction', { source: tools, name });
    setUnsaved(true);
  };
  return {
    ready,
    tool,
    values,
    unsaved,
    markUnsaved: useCallback(() => setUnsaved(true), []),
    canUndo: states.hasSomethingToUndo ?? false,
    canRedo: states.hasSomethingToRedo ?? false,
    hasSelection: states.hasSelectedEditor ?? false,
    change,
    choose,
    place,
    undo: act('undo'),
    redo: act('redo'),
    remove: act('delete'),
    /** The document with what was written on it; it stays unsaved until somebody has kept it. */
    finish: () => savedBytes(tools, document),
    kept: () => setUnsaved(false),
  };
}

export type PdfEditing = ReturnType<typeof usePdfEditing>;

/** Tells of each step: the library says that something can be undone only when nothing could before. */
function watchSteps(ui: AnnotationEditorUIManager, onStep: () => void): void {
  const add = ui.addCommands.bind(ui);
  ui.addCommands = (command) => {
    add(command);
    onStep();
  };
}

/** The document with all that was written on it, as bytes. */
async function savedBytes(tools: PdfTools | null, document: PDFDocumentProxy): Promise<Uint8Array> {
  const { NONE } = pdfjs.AnnotationEditorType;
  if (tools?.ui && tools.ui.getMode() !== NONE) {
    // A text that is still being written would be left out of the saved document.
    await putDown(tools.ui);
    const over = new Promise((resolve) => tools.bus.on('annotationeditormodechanged', resolve));
    tools.viewer.annotationEditorMode = { mode: NONE };
    await over;
  }
  return document.saveDocument();
}

/**
 * Finishes what is being drawn or written and lets go of it. The library gives it the focus a turn later,
 * and with the focus its tool would come back into the hand: another tool is taken only after that.
 */
async function putDown(ui: AnnotationEditorUIManager): Promise<void> {
  // The first finishes a drawing and leaves it selected.
  ui.unselectAll();
  ui.unselectAll();
  await new Promise((resolve) => setTimeout(resolve));
  ui.unselectAll();
}
