/** Since before anybody's first day here. */
export const always = '2020-01-01';
export const law27802 = '2026-03-06';

export const ownDecision = 'Decisión de la organización';
