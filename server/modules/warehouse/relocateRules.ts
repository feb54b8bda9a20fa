import { counted } from '@contract/core/counted';

interface Held {
  quantity: number;
  movable: number;
  locationCode: string;
}

/** Why so many may not leave a shelf; nothing where they may. */
export function refuseToMove(
  { quantity, movable, locationCode }: Held,
  wanted: number,
): string | undefined {
  if (wanted <= movable) return undefined;
  if (wanted > quantity) return `En ${locationCode} hay ${quantity}.`;
  const taken = quantity - movable;
  const whose = counted(taken, 'la está tomando un pedido', 'las están tomando pedidos');
  return `De ${quantity}, ${whose} en preparación: se pueden mover hasta ${movable}.`;
}
