const two = (value: number) => String(value).padStart(2, '0');

import { clock } from './clock';

/** The day it is here, as the contract writes days; what it is for the server the server decides. */
export const localDay = (date = clock.now()): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
