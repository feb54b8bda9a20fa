/** What is said of an absence to whoever may not know the reason. */
export const AWAY = 'Ausente';
