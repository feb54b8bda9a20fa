import { listLeaves } from '@contract/holidays/leaveAcciones';
import { leaveRecord } from '@contract/holidays/leaveRecord';
import { and, eq, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { approvalRequest } from '../../db/schema/approvals';
import { leave, leaveType } from '../../db/schema/holidays';
import { area, person, site } from '../../db/schema/organisation';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';
import { joinPerson } from '../../engine/people/joinPerson';
import { nameColumn, placeColumns } from '../../engine/people/personColumns';
import { toPersonRef } from '../users';
import { managedReach } from './leavePerson';

export const LEAVE = 'leave';

const states = leaveRecord.shown.state.values;
type LeaveState = (typeof states)[number];

/** The request's own, until granted leave ended before its time. */
const state = sql<LeaveState>`case when ${leave.lastDay} is not null then 'shortened'
  when ${leave.endedAt} is not null then 'calledOff' else ${approvalRequest.state} end`;

const lastDay = sql<string>`coalesce(${leave.lastDay}, ${leave.toDay})::text`;

const columns: ListColumns = {
  personId: { kind: 'person', by: leave.personId },
  name: nameColumn,
  ...placeColumns,
  typeId: { kind: 'number', by: leave.typeId },
  fromDay: { kind: 'day', by: leave.fromDay },
  toDay: { kind: 'day', by: sql`coalesce(${leave.lastDay}, ${leave.toDay})` },
  days: { kind: 'number', by: leave.days },
  state: { kind: 'enum', by: state, values: states },
  askedAt: { kind: 'instant', by: approvalRequest.submittedAt },
};

const fields = {
  id: leave.id,
  version: leave.version,
  personId: leave.personId,
  firstName: person.firstName,
  lastName: person.lastName,
  position: person.position,
  photoHash: person.photoHash,
  siteId: person.siteId,
  siteName: site.name,
  areaName: area.name,
  typeId: leave.typeId,
  typeName: leaveType.name,
  unit: leaveType.unit,
  needsCertificate: leaveType.needsCertificate,
  fromDay: leave.fromDay,
  toDay: lastDay,
  part: leave.part,
  days: leave.days,
  state,
  requestId: approvalRequest.id,
  requestVersion: approvalRequest.version,
  askedAt: approvalRequest.submittedAt,
};

const from = (select: PgSelectBuilder<typeof fields, 'db'>) =>
  joinPerson(
    select
      .from(leave)
      .innerJoin(
        approvalRequest,
        and(eq(approvalRequest.type, LEAVE), eq(approvalRequest.subjectId, leave.id)),
      )
      .innerJoin(leaveType, eq(leaveType.id, leave.typeId))
      .$dynamic(),
    leave.personId,
  );

export const leaveRows = (db: Db) => from(db.select(fields));

export type LeaveRow = Awaited<ReturnType<typeof leaveRows>>[number];

export const leavesList = defineList({
  accion: listLeaves,
  id: leave.id,
  columns: () => columns,
  order: [descending(leave.fromDay)],
  search: person.searchText,
  where: (context) => managedReach(context, leave.personId),
  fields,
  from,
});

export const toLeave = (row: LeaveRow) => ({
  id: row.id,
  version: row.version,
  person: toPersonRef({ ...row, id: row.personId }),
  siteName: row.siteName,
  areaName: row.areaName,
  typeId: row.typeId,
  typeName: row.typeName,
  unit: row.unit,
  fromDay: row.fromDay,
  toDay: row.toDay,
  part: row.part,
  days: Number(row.days),
  state: row.state,
  requestId: row.requestId,
  requestVersion: row.requestVersion,
  askedAt: row.askedAt.toISOString(),
});
