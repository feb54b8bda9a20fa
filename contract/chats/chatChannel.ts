import { z } from 'zod';
import { flag, ref } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';

/** The conversation of all who belong to an area. */
export const chatChannelRecord = defineRecord(
  'ChatChannel',
  { one: 'canal de área', many: 'canales de área' },
  {
    areaId: ref('Área'),
    readOnly: flag('Escriben solo quienes conducen'),
    active: flag('Abierto', { byDefault: true, initial: true }),
  },
);

export const chatChannelFields = recordFields(chatChannelRecord);
export const chatChannel = chatChannelFields
  .extend({ id, version, areaName: z.string(), siteName: z.string(), members: z.int() })
  .meta({ id: 'ChatChannel' });
