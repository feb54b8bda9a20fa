import { loadavg } from 'node:os';

export interface Figure {
  what: string;
  unit: string;
  median: number;
  least: number;
  most: number;
  runs: number;
  /** The figure must not pass this. */
  aim?: number;
  /** The load of the machine while it was measured. */
  load: number;
}

export function figureOf(
  what: string,
  unit: string,
  values: readonly number[],
  aim?: number,
): Figure {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return {
    what,
    unit,
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    least: at(0),
    most: at(sorted.length - 1),
    runs: sorted.length,
    aim,
    load: loadavg()[0] ?? Number.NaN,
  };
}

const missed = ({ median, aim }: Figure) => aim !== undefined && !(median <= aim);

const shown = (value: number) => Math.round(value).toLocaleString('en');

export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, unit, median, least, most, aim, load } = figure;
    const verdict = aim === undefined ? '' : `${shown(aim)}${missed(figure) ? ', **missed**' : ''}`;
    return `| ${what} | ${shown(median)} ${unit} | ${shown(least)} to ${shown(most)} | ${verdict} | ${load.toFixed(1)} |`;
  });
  return [
    '| what | median | runs | at most | load |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}
