import type { Condition } from '@contract/workflow/condition';
import type { RequestValues } from './requestType';

/** A value that the request does not have meets no condition: no guess decides who approves. */
function holds({ field, operator, value }: Condition, values: RequestValues): boolean {
  const actual = values[field];
  if (actual === undefined) return false;
  switch (operator) {
    case 'is':
      return String(actual) === String(value);
    case 'not':
      return String(actual) !== String(value);
    case 'atLeast':
      return Number(actual) >= Number(value);
    case 'atMost':
      return Number(actual) <= Number(value);
  }
}

/** The first, in the order people set, whose conditions all hold. */
export function rulingDefinition<D extends { conditions: readonly Condition[] }>(
  definitions: readonly D[],
  values: RequestValues,
): D | undefined {
  return definitions.find(({ conditions }) => conditions.every((one) => holds(one, values)));
}
