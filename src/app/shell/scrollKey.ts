import type { Location } from 'react-router-dom';

/** The first entry of every visit has the same key: by it alone, one page would take the scroll of another. */
export const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? `${pathname}${search}` : key;
