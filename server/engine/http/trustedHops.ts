import type { Config } from '../config/config';

type Trust = false | string | ((address: string, hop: number) => boolean);

/** Each proxy adds whom it heard at the right: as many are believed as stand in front, and nothing that the first of them was told. */
export const trustedHops = (trust: Config['trustProxy']): Trust =>
  typeof trust === 'number' ? (_address, hop) => hop < trust : trust;
