import path from 'node:path';
import type { Config } from '../../config/config';
import { forgetFolder } from '../../files/forgetFolder';

const QUARTER_HOUR_MS = 15 * 60 * 1000;

/** Where the files of a request lie while it lasts. */
export const incomingFolder = ({ dataDir }: Pick<Config, 'dataDir'>) =>
  path.join(dataDir, 'incoming');

/** This forgets what a killed process left behind; another one may be receiving into the same folder now. */
export const forgetIncoming = (config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<void> =>
  forgetFolder(incomingFolder(config), config.databaseUrl ? QUARTER_HOUR_MS : 0);
