import { routes } from './paths';

export const programKeysPath = `${routes.sync}/keys`;
export const webhooksPath = `${routes.sync}/webhooks`;
export const webhookPath = (id: number) => `${webhooksPath}/${id}`;
