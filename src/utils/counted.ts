import { formatNumber } from './numbers';

/** "1 persona", "1.204 personas". */
export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
