export const DEFAULT_ZONE = 'America/Argentina/Buenos_Aires';
