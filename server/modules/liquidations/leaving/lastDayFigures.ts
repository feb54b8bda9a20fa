import { type ParameterCode, parameterCatalog } from '@contract/admin/parameterCatalog';
import { payParameters, severanceParameters } from '@contract/liquidations/payParameters';
import type { Db } from '../../../db/Db';
import { figuresOver } from '../../../engine/parameters/figuresOver';

type Figures = Readonly<Record<string, string>>;

const ofLastDay: readonly (readonly [name: string, code: ParameterCode])[] = [
  ...Object.entries(payParameters).flatMap(([name, parameter]) =>
    'ofLastDay' in parameter ? [[name, parameter.code] as const] : [],
  ),
  ...Object.entries(severanceParameters),
];

/** These figures are not the same in both. */
export const otherFigures = (then: Figures, now: Figures): string[] =>
  ofLastDay.flatMap(([name, code]) =>
    then[name] === now[name] ? [] : [parameterCatalog[code].name],
  );

/** No site has figures of pay of its own. */
const NO_SITE = 0;

/** The figures of a last pay that rule on the last day of each of some people, asked once for all. */
export async function lastDayFigures(db: Db, until: string): Promise<(lastDay: string) => Figures> {
  const over = await figuresOver(
    db,
    ofLastDay.map(([, code]) => code),
    until,
  );
  return (lastDay) => {
    const found = over(lastDay, NO_SITE);
    return Object.fromEntries(
      ofLastDay.flatMap(([name, code]) => {
        const value = found[code];
        return value === null ? [] : [[name, value.toFixed(parameterCatalog[code].decimals)]];
      }),
    );
  };
}
