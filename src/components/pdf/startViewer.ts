import type { AnnotationEditorUIManager, PDFDocumentProxy } from 'pdfjs-dist';
import { highlightColors } from './editing/documentColors';
import type { EditingManagers } from './editing/editingManagers';
import { parts, pdfjs } from './pdfLibrary';

export const WHOLE_WIDTH = 'page-width';

export interface PdfTools {
  viewer: InstanceType<typeof parts.PDFViewer>;
  bus: InstanceType<typeof parts.EventBus>;
  links: InstanceType<typeof parts.PDFLinkService>;
  /** Once the first page is there, where the document can be written on. */
  ui: AnnotationEditorUIManager | null;
}

interface Start {
  container: HTMLDivElement;
  document: PDFDocumentProxy;
  /** Where the library says what was added, for those who listen. */
  alert: HTMLElement | null;
  /** Null where it is only read. */
  managers: EditingManagers | null;
}

const colors = highlightColors.map(({ name, value }) => `${name}=${value}`).join(',');

/** The library's viewer over a document; `stop` takes everything down. */
export function startViewer({ container, document, alert, managers }: Start) {
  const ending = new AbortController();
  const bus = new parts.EventBus();
  const l10n = new parts.GenericL10n('es-AR');
  const links = new parts.PDFLinkService({
    eventBus: bus,
    externalLinkTarget: parts.LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer',
  });
  const { NONE, DISABLE } = pdfjs.AnnotationEditorType;
  const { ENABLE, ENABLE_FORMS } = pdfjs.AnnotationMode;
  const options = {
    container,
    eventBus: bus,
    linkService: links,
    findController: new parts.PDFFindController({ eventBus: bus, linkService: links }),
    l10n,
    abortSignal: ending.signal,
    viewerAlert: alert,
    annotationEditorMode: managers ? NONE : DISABLE,
    // Where nothing is saved a form is shown as it is stored: what somebody typed would be seen, signed and lost.
    annotationMode: managers ? ENABLE_FORMS : ENABLE,
    annotationEditorHighlightColors: colors,
    // A paper has the links that its author gave it. Guessing more from its words also fails, aloud, where a page goes away while it is drawn.
    enableAutoLinking: false,
    ...managers,
  };
  const viewer = new parts.PDFViewer(options);
  links.setViewer(viewer);
  const tools: PdfTools = { viewer, bus, links, ui: null };
  bus.on('annotationeditoruimanager', (event: { uiManager: AnnotationEditorUIManager }) => {
    tools.ui = event.uiManager;
  });
  // Names what the library draws, now and later.
  void l10n.translate(container);
  viewer.setDocument(document);
  links.setDocument(document);
  return {
    tools,
    stop: () => {
      ending.abort();
      tools.ui?.destroy();
      viewer.cleanup();
      void l10n.destroy();
    },
  };
}
