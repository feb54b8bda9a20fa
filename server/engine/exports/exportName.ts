import { localTime } from '../tables/localTime';

export const exportName = (name: string, format: string) =>
  `${name} ${localTime(new Date()).toFormat('yyyy-MM-dd HH.mm')}.${format}`;
