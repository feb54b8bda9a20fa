import type { ConfigState, ConfigValue } from '../session/configSlice';

/** What follows a person to their other devices; the rest of CONFIG belongs to the browser. */
const followed = ['theme', 'density', 'rail'] as const;

type Values = Record<string, ConfigValue | undefined>;

export const followedValues = (config: ConfigState): Values =>
  Object.fromEntries(followed.map((key) => [key, config[key]]));

/** The keys of `now` that are not as in `before`. */
export function changedValues(before: Values, now: Values): Values {
  return Object.fromEntries(
    followed.filter((key) => now[key] !== before[key]).map((key) => [key, now[key]]),
  );
}
