import { type DocumentColor, highlightColors, inkColors } from './documentColors';
import type { PropertyName } from './editorValues';
import type { EditTool } from './editTools';

interface ColorOption {
  name: PropertyName;
  label: string;
  colors: readonly DocumentColor[];
}

interface AmountOption {
  name: PropertyName;
  label: string;
  min: number;
  max: number;
  step?: number;
  /** Shown of a hundred; the library counts it of one. */
  percent?: boolean;
}

/** What can be chosen of what each tool leaves on the paper. */
export const toolOptions: Partial<Record<EditTool, readonly (ColorOption | AmountOption)[]>> = {
  text: [
    { name: 'textColor', label: 'Color del texto', colors: inkColors },
    { name: 'textSize', label: 'Tamaño', min: 5, max: 60 },
  ],
  highlight: [
    { name: 'highlightColor', label: 'Color del resaltado', colors: highlightColors },
    { name: 'highlightThickness', label: 'Grosor a mano', min: 8, max: 24 },
  ],
  ink: [
    { name: 'inkColor', label: 'Color del trazo', colors: inkColors },
    { name: 'inkThickness', label: 'Grosor', min: 1, max: 20 },
    { name: 'inkOpacity', label: 'Opacidad', min: 5, max: 100, step: 5, percent: true },
  ],
};
