import type { IconName } from '../../icons/icons';

export type EditTool = 'text' | 'highlight' | 'ink' | 'image' | 'signature';

interface ToolMeaning {
  tool: EditTool;
  label: string;
  icon: IconName;
  /** The hint says what to do next while the tool is in the hand. */
  hint: string;
}

export const editTools: readonly ToolMeaning[] = [
  {
    tool: 'text',
    label: 'Texto',
    icon: 'text',
    hint: 'Tocá la página donde va el texto, o Enter para ponerlo en el centro.',
  },
  {
    tool: 'highlight',
    label: 'Resaltar',
    icon: 'highlight',
    hint: 'Seleccioná texto, o pasá por encima de lo que no es texto.',
  },
  { tool: 'ink', label: 'Dibujar', icon: 'ink', hint: 'Dibujá sobre la página.' },
  {
    tool: 'image',
    label: 'Imagen',
    icon: 'image',
    hint: 'Movela y estirala; con las flechas, de a poco.',
  },
  {
    tool: 'signature',
    label: 'Firma dibujada',
    icon: 'sign',
    hint: 'Movela y estirala; con las flechas, de a poco.',
  },
];
