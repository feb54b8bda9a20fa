/** People who may not know the reason of an absence read this. */
export const AWAY = 'Ausente';
