import type { AccionDefinition } from '@contract/core/accion';
import { z } from 'zod';

interface Shape {
  properties?: Record<string, Shape>;
  anyOf?: Shape[];
  oneOf?: Shape[];
  items?: Shape;
}

const namesRecords = /^(?:id|ids|selection)$|Ids?$/;

/** Whether an input names something that is stored already, and that may lie in a closed month. */
export function takesId({ input }: AccionDefinition): boolean {
  const walk = ({ properties = {}, anyOf = [], oneOf = [], items }: Shape): boolean =>
    Object.entries(properties).some(([name, field]) => namesRecords.test(name) || walk(field)) ||
    [...anyOf, ...oneOf, ...(items ? [items] : [])].some(walk);
  return walk(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Shape);
}
