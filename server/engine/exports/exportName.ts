import { localTime } from '../tables/localTime';
import { clock } from '../time/clock';

export const exportName = (name: string, format: string) =>
  `${name} ${localTime(clock.now()).toFormat('yyyy-MM-dd HH.mm')}.${format}`;
