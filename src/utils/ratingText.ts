import { formatNumber } from './numbers';

export const ratingText = (rating: string | null) =>
  rating === null ? 'Sin evaluaciones' : `${formatNumber(rating)} de 5`;
