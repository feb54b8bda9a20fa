import { z } from 'zod';
import { privateField } from '../core/accion';
import { attachedFile } from '../core/attachedFile';
import { day, id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';
import { leaveRecord } from './leaveRecord';
import { leaveTypeRecord } from './leaveType';

/** Leave as a list shows it. */
export const leave = z
  .object({
    id,
    version,
    person: personRef,
    siteName: z.string(),
    areaName: z.string(),
    typeId: id,
    typeName: privateField(z.string()),
    unit: leaveTypeRecord.fields.unit.schema,
    fromDay: day,
    /** The last day that it really had, where it was interrupted. */
    toDay: day,
    part: z.enum(leaveRecord.fields.part.values),
    days: z.number(),
    state: leaveRecord.shown.state.schema,
    requestId: id,
    requestVersion: version,
    askedAt: instant,
  })
  .meta({ id: 'Leave' });

export const leaveActions = ['edit', 'withdraw', 'callOff', 'interrupt', 'certificate'] as const;

/** A whole leave, with the actions that may be done with it. */
export const leaveDetail = leave
  .extend({
    note: privateField(z.string()),
    returnDay: day,
    holidays: z.array(z.object({ day, name: z.string() })),
    endReason: privateField(z.string().nullable()),
    needsCertificate: z.boolean(),
    /** The certificate, for who may open it. */
    file: privateField(attachedFile.nullable()),
    actions: z.array(z.enum(leaveActions)),
    /** Whether the asker may read its request: not while seeing as somebody else. */
    followsRequest: z.boolean(),
  })
  .meta({ id: 'LeaveDetail' });
