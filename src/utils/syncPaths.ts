import { routes } from './paths';

export const programKeysPath = `${routes.sync}/keys`;
