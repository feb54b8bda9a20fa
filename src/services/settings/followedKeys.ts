import type { ConfigState, ConfigValue } from '../session/configSlice';

const followed = ['theme', 'density', 'rail'];

/** What follows a person to their other devices, the columns of their lists too; the rest of CONFIG belongs to the browser. */
const follows = (key: string) => followed.includes(key) || key.startsWith('grid.');

type Values = Record<string, ConfigValue | undefined>;

export const followedValues = (config: ConfigState): Values =>
  Object.fromEntries(Object.entries(config).filter(([key]) => follows(key)));

/** The keys of `now` that are not as in `before`. */
export function changedValues(before: Values, now: Values): Values {
  return Object.fromEntries(
    Object.entries(now).filter(([key, value]) => follows(key) && value !== before[key]),
  );
}
