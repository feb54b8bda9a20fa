import { AmountChoice } from './AmountChoice';
import { ColorChoice } from './ColorChoice';
import { highlightColors, inkColors } from './documentColors';
import type { PdfEditing } from './usePdfEditing';

type PdfToolOptionsProps = Pick<PdfEditing, 'tool' | 'values' | 'change'>;

/** What the tool in the hand, or what is selected, is like. */
export function PdfToolOptions({ tool, values, change }: PdfToolOptionsProps) {
  switch (tool) {
    case 'text':
      return (
        <>
          <ColorChoice
            label="Color del texto"
            colors={inkColors}
            value={String(values.textColor)}
            onChange={(value) => change('textColor', value)}
          />
          <AmountChoice
            label="Tamaño"
            value={Number(values.textSize)}
            min={5}
            max={60}
            onChange={(value) => change('textSize', value)}
          />
        </>
      );
    case 'highlight':
      return (
        <>
          <ColorChoice
            label="Color del resaltado"
            colors={highlightColors}
            value={String(values.highlightColor)}
            onChange={(value) => change('highlightColor', value)}
          />
          <AmountChoice
            label="Grosor a mano"
            value={Number(values.highlightThickness)}
            min={8}
            max={24}
            onChange={(value) => change('highlightThickness', value)}
          />
        </>
      );
    case 'ink':
      return (
        <>
          <ColorChoice
            label="Color del trazo"
            colors={inkColors}
            value={String(values.inkColor)}
            onChange={(value) => change('inkColor', value)}
          />
          <AmountChoice
            label="Grosor"
            value={Number(values.inkThickness)}
            min={1}
            max={20}
            onChange={(value) => change('inkThickness', value)}
          />
          <AmountChoice
            label="Opacidad"
            value={Math.round(Number(values.inkOpacity) * 100)}
            min={5}
            max={100}
            step={5}
            unit=" %"
            onChange={(value) => change('inkOpacity', value / 100)}
          />
        </>
      );
    default:
      return null;
  }
}
