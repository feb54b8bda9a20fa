import { formatDate } from './formatDate';

export const dayText = (day: string | null) => (day ? formatDate(day, 'DD/MM/AAA') : '—');
