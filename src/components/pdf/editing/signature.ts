import type { SignatureEditor } from './editingManagers';

/** A name as a hand would write it, with what each system has for that. */
export const handFont = {
  fontFamily: '"Segoe Script", "Snell Roundhand", "Brush Script MT", "Dancing Script", cursive',
  fontStyle: 'italic',
  fontWeight: '400',
};

export type MadeSignature = { name: string } | { drawing: ImageBitmap };

/** In points of the page. */
const HEIGHT = 32;
export const SIGNATURE_TEXT = 'Firma dibujada';

/** Puts a signature where the library made room for it; false when nothing could be drawn of it. */
export function drawSignature(editor: SignatureEditor, made: MadeSignature): boolean {
  const named = 'name' in made;
  const outline = named
    ? editor.getFromText(made.name, handFont)
    : editor.getFromImage(made.drawing);
  if (!outline) {
    editor.remove();
    return false;
  }
  const told = named ? `${SIGNATURE_TEXT}: ${made.name}` : SIGNATURE_TEXT;
  editor.addSignature(outline, HEIGHT, told, null);
  return true;
}
