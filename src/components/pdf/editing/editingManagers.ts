/** An editor that can be described for people who do not see it. */
export interface DescribedEditor {
  altTextData: { altText: string; decorative: boolean };
  altTextFinish: () => void;
}

export interface SignatureEditor {
  description: string;
  getFromImage: (bitmap: ImageBitmap) => object | null;
  getFromText: (text: string, font: SignatureFont) => object | null;
  addSignature: (outline: object, height: number, description: string, id: null) => void;
  remove: () => void;
}

export interface SignatureFont {
  fontFamily: string;
  fontStyle: string;
  fontWeight: string;
}

export interface Describe {
  text: string;
  onDone: (text: string) => void;
}

/** The dialogs that the library asks for and does not bring. */
export interface EditingManagers {
  altTextManager: {
    editAltText: (ui: unknown, editor: DescribedEditor) => void;
    destroy: () => void;
  };
  signatureManager: {
    loadSignatures: () => Promise<void>;
    getSignature: (asked: { editor: SignatureEditor }) => void;
    renderEditButton: (editor: SignatureEditor) => Promise<HTMLButtonElement>;
    destroy: () => void;
  };
}

interface Dialogs {
  describe: (what: Describe) => void;
  /** Draws the signature that was made just before into its place. */
  placeSignature: (editor: SignatureEditor) => void;
}

export function editingManagers({ describe, placeSignature }: Dialogs): EditingManagers {
  return {
    altTextManager: {
      editAltText: (_ui, editor) =>
        describe({
          text: editor.altTextData.altText ?? '',
          onDone: (altText) => {
            editor.altTextData = { altText, decorative: false };
            editor.altTextFinish();
          },
        }),
      destroy: () => {},
    },
    signatureManager: {
      loadSignatures: async () => {},
      getSignature: ({ editor }) => placeSignature(editor),
      renderEditButton: async (editor) => {
        const button = document.createElement('button');
        button.className = 'altText';
        button.tabIndex = 0;
        const label = document.createElement('span');
        label.setAttribute('data-l10n-id', 'pdfjs-editor-alt-text-button-label');
        button.append(label);
        button.onclick = () =>
          describe({
            text: editor.description,
            onDone: (text) => {
              editor.description = text;
            },
          });
        return button;
      },
      destroy: () => {},
    },
  };
}
