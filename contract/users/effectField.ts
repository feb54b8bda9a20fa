import { day } from '../core/fields';

/** Since when a change of somebody's place or pay holds. */
export const effectField = day('Rige desde');
