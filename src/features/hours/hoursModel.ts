import { type HourFigure, hourFigureNames, hourFigures } from '@contract/hours/hourFigures';
import type { HourDay, HourMonth, HourReason } from '@/services/wms/generated/hours.gen';
import { addTimes, timeOf } from '@/utils/time';

/** 08:05 reads 8:05. */
export const shortTime = (time: string): string => time.replace(/^0(?=\d:)/, '');

/** The sum of some days, added as every other time of the product. */
export const weekTotal = (days: readonly HourDay[], figure: HourFigure): string =>
  days.reduce((sum, { figures }) => addTimes(sum, timeOf(figures[figure] ?? 0)), '00:00');

/** The figures that a person looks at first; the others show only where they hold a value. */
const always: readonly HourFigure[] = ['expected', 'worked'];
/** Told within others: what was before and after a shift is what its overtime is made of. */
const within: readonly HourFigure[] = ['before', 'after', 'break'];

/** The figures that are worth a line, each with its word and its time. */
const worthALine = (timeOfFigure: (figure: HourFigure) => string) =>
  hourFigureNames
    .map((figure) => ({ figure, label: hourFigures[figure], time: timeOfFigure(figure) }))
    .filter(
      ({ figure, time }) =>
        always.includes(figure) || (time !== '00:00' && !within.includes(figure)),
    );

/** The figures of a week, added up. */
export const weekFigures = (days: readonly HourDay[]) =>
  worthALine((figure) => weekTotal(days, figure));

/** The figures of a month, which come added up. */
export const monthFigures = ({ figures }: Pick<HourMonth, 'figures'>) =>
  worthALine((figure) => timeOf(figures[figure] ?? 0));

/** Why of each figure of a day, in the order in which figures are told. */
export const reasonsByFigure = (
  reasons: readonly HourReason[],
): { figure: HourFigure; label: string; reasons: HourReason[] }[] =>
  hourFigureNames
    .map((figure) => ({
      figure,
      label: hourFigures[figure],
      reasons: reasons.filter((reason) => reason.figure === figure),
    }))
    .filter(({ reasons: own }) => own.length > 0);
