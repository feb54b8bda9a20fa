import type { Services } from '../../../engine/acciones/context';

/** The folder that links may read and write in; a server that starts tells it, and does not load how folders are read. */
export const rootOf = ({ config }: Pick<Services, 'config'>): string => config.linksDir;
