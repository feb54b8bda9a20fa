import { formatDate } from './formatDate';

export const dayText = (day: string | null) => (day ? formatDate(day, 'DD/MM/AAA') : '—');

export const cuilText = (cuil: string) => cuil.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3');
