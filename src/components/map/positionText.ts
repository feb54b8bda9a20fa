import type { Position } from './mapTypes';

/** Where somebody put a point, as the contract writes it: six decimals are a hand's breadth. */
export const degreesText = (degrees: number): string => degrees.toFixed(6);

const inRange = (text: string, limit: number): number | null => {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(value) || Math.abs(value) > limit ? null : value;
};

/** The point that two typed texts say, once both say one. */
export function positionOf(latitude: string, longitude: string): Position | null {
  const north = inRange(latitude, 90);
  const east = inRange(longitude, 180);
  return north === null || east === null ? null : { latitude: north, longitude: east };
}
