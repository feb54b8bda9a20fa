import type { Config } from './config';

/** Where the links of mails lead: never what a request says of itself, for anybody may send one. */
export const ownAddress = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;
