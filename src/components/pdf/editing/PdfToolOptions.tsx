import { AmountChoice } from './AmountChoice';
import { ColorChoice } from './ColorChoice';
import { toolOptions } from './toolOptions';
import type { PdfEditing } from './usePdfEditing';

type PdfToolOptionsProps = Pick<PdfEditing, 'tool' | 'values' | 'change'>;

/** What the tool in the hand, or what is selected, is like. */
export function PdfToolOptions({ tool, values, change }: PdfToolOptionsProps) {
  const options = (tool && toolOptions[tool]) ?? [];
  return options.map((option) => {
    const { name } = option;
    if ('colors' in option)
      return (
        <ColorChoice
          key={name}
          label={option.label}
          colors={option.colors}
          value={String(values[name])}
          onChange={(value) => change(name, value)}
        />
      );
    const { percent, ...amount } = option;
    const value = Number(values[name]);
    return (
      <AmountChoice
        key={name}
        {...amount}
        unit={percent ? ' %' : ''}
        value={percent ? Math.round(value * 100) : value}
        onChange={(next) => change(name, percent ? next / 100 : next)}
      />
    );
  });
}
