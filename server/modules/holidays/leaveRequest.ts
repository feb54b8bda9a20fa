import { can } from '@contract/session/can';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { approvalRequest } from '../../db/schema/approvals';
import { leave, leaveType } from '../../db/schema/holidays';
import { person } from '../../db/schema/organisation';
import { managerDecides } from '../../engine/approvals/managerDecides';
import {
  defineRequestType,
  type FindChoices,
  type Subject,
} from '../../engine/approvals/requestType';
import { conflict } from '../../engine/http/fault';
import { readAccountViewer } from '../../engine/session/readViewer';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';
import { absenceTurn, confirmAbsence, releaseAbsence } from '../absences';
import { attachedLeaveCertificate } from './leaveCertificate';
import { leaveFacts } from './leaveFacts';
import { leaveReach } from './leavePerson';
import { LEAVE } from './leaveQueries';
import { leaveTitle } from './leaveTitle';
import { findLeaveTypes } from './leaveTypes';
import { takeDays } from './postDays';
import { assessLeave, previewLeave, type Wanted } from './previewLeave';
import { tellLeaves } from './tellLeaves';
import { rulesWholeOrganisation } from './wholeOrganisation';

/** The kinds of leave for a condition: by their id, since an organisation may change their names and codes. */
const leaveTypeChoices: FindChoices = async (db) =>
  (await findLeaveTypes(db)).map(({ id, name, active }) => ({
    value: String(id),
    label: active ? name : `${name} (inactiva)`,
  }));

interface LeaveSubject extends Subject {
  row: typeof leave.$inferSelect;
  wanted: Wanted;
  open: boolean;
}

/** Entered for somebody by who rules the whole organisation: what is only of the organisation does not stand in its way. */
async function askedByOrganisation(db: Db, authorId: number, personId: number): Promise<boolean> {
  const author = await readAccountViewer(db, authorId);
  return (
    author !== null && author.personId !== personId && rulesWholeOrganisation({ viewer: author })
  );
}

export const leaveRequest = defineRequestType<LeaveSubject>({
  type: LEAVE,
  label: 'Licencia',
  fallback: 'HOLIDAYS.APPROVE',
  ruledBy: 'HOLIDAYS.APPROVE',
  // A request is seen as far as its viewer reaches on the page of the leave.
  seen: async ({ db, viewer }, { ownerId }) =>
    (await db.$count(
      person,
      and(eq(person.id, ownerId), leaveReach({ viewer, reach: viewer.roleScope }, person.id)),
    )) > 0,
  fields: [
    { key: 'typeId', label: 'Tipo de licencia', kind: 'choice', choices: [] },
    { key: 'days', label: 'Días', kind: 'number', choices: [] },
    {
      key: 'kind',
      label: 'Qué se pide',
      kind: 'choice',
      choices: [
        { value: 'vacation', label: 'Vacaciones' },
        { value: 'other', label: 'Otra licencia' },
      ],
    },
    {
      key: 'paid',
      label: 'Goce de sueldo',
      kind: 'choice',
      choices: [
        { value: 'yes', label: 'Con goce de sueldo' },
        { value: 'no', label: 'Sin goce de sueldo' },
      ],
    },
  ],
  choices: { typeId: leaveTypeChoices },
  defaultSteps: managerDecides(72),
  load: async (db, id) => {
    const [found] = await db
      .select({ row: leave, type: leaveType, person, request: approvalRequest })
      .from(leave)
      .innerJoin(leaveType, eq(leaveType.id, leave.typeId))
      .innerJoin(person, eq(person.id, leave.personId))
      .leftJoin(
        approvalRequest,
        and(eq(approvalRequest.type, LEAVE), eq(approvalRequest.subjectId, leave.id)),
      )
      .where(eq(leave.id, id));
    if (!found) return null;
    const { row, type, person: who, request } = found;
    return {
      ownerId: row.personId,
      title: leaveTitle(type.name, row),
      values: {
        typeId: row.typeId,
        days: Number(row.days),
        kind: type.kind,
        paid: type.paid ? 'yes' : 'no',
      },
      row,
      open: request === null || request.state === 'pending' || request.state === 'draft',
      wanted: {
        person: who,
        type,
        span: { from: row.fromDay, to: row.toDay, part: row.part },
        leaveId: row.id,
        byOrganisation:
          request !== null && (await askedByOrganisation(db, request.authorId, row.personId)),
      },
    };
  },
  // Once decided, what it would have done is no longer news: its own page says what it did.
  facts: async (context, { wanted, row, open }) =>
    open ? leaveFacts(await previewLeave(context, wanted), row) : [],
  attachments: async (context, { row }) => {
    const file = await attachedLeaveCertificate(context, row.id);
    return file ? [file] : [];
  },
  link: ({ viewer }, { row }) =>
    viewer.personId === row.personId || can(viewer.roles, 'HOLIDAYS.APPROVE')
      ? `/holidays/leave/${row.id}`
      : null,
  editLink: (_requestId, { row }) => `/holidays/new?corregir=${row.id}`,
  onApproved: async (context, { row, wanted }) => {
    const { personId, fromDay: day, toDay: until } = row;
    await refuseClosedPeriod(context.db, { personId, day, until, ledger: 'time' });
    await absenceTurn(context.db, personId);
    const byOrganisation = wanted.byOrganisation || rulesWholeOrganisation(context);
    const { notices } = await assessLeave(context.db, { ...wanted, byOrganisation });
    const refused = notices.find(({ tone }) => tone === 'refusal');
    if (refused) throw conflict(`Ya no se puede aprobar. ${refused.text}`);
    await confirmAbsence(context, LEAVE, row.id);
    if (wanted.type.kind === 'vacation') await takeDays(context, row);
    await tellLeaves(context);
  },
  onRefused: async (ends, { row }) => {
    await releaseAbsence(ends, LEAVE, row.id);
    await tellLeaves(ends);
  },
});
