import { leaveBlockRecord } from '@contract/holidays/leaveBlock';
import { leaveBlock } from '../../db/schema/holidays';
import { defineStore } from '../../engine/store/defineStore';
import { findBlock } from '../absences';

export const leaveBlocks = defineStore({
  record: leaveBlockRecord,
  table: leaveBlock,
  find: ({ db }, id) => findBlock(db, id),
  missing: 'Ese bloqueo ya no está.',
  tag: 'LeaveSetting',
});
