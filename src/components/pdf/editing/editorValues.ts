import { pdfjs } from '../pdfLibrary';
import type { EditTool } from './editTools';

const { FREETEXT, HIGHLIGHT, INK, STAMP, SIGNATURE } = pdfjs.AnnotationEditorType;
const types = pdfjs.AnnotationEditorParamsType;

/** The library's number for each tool. */
export const toolModes: Record<EditTool, number> = {
  text: FREETEXT,
  highlight: HIGHLIGHT,
  ink: INK,
  image: STAMP,
  signature: SIGNATURE,
};

/** The options of a text, a highlight or a drawing, by the library's numbers. */
export const properties = {
  textSize: types.FREETEXT_SIZE,
  textColor: types.FREETEXT_COLOR,
  inkColor: types.INK_COLOR,
  inkThickness: types.INK_THICKNESS,
  inkOpacity: types.INK_OPACITY,
  highlightColor: types.HIGHLIGHT_COLOR,
  highlightThickness: types.HIGHLIGHT_THICKNESS,
} as const;

export type PropertyName = keyof typeof properties;
export type EditorValues = Record<PropertyName, string | number>;

/** How each document starts: the library would take the colours of the theme, white on white in the dark one. */
export const startingValues: EditorValues = {
  textSize: 10,
  textColor: '#1a1a1a',
  inkColor: '#1d4ed8',
  inkThickness: 2,
  inkOpacity: 1,
  highlightColor: '#ffff98',
  highlightThickness: 12,
};

/** This puts the library's details of the tool or the selection under our names. */
export function valuesFrom(details: [number, string | number][]): Partial<EditorValues> {
  const told = new Map(details);
  const known = Object.entries(properties).filter(([, type]) => told.has(type));
  return Object.fromEntries(known.map(([name, type]) => [name, told.get(type)]));
}

export const createType = types.CREATE;
