import { z } from 'zod';
import { privateField } from '../core/accion';
import { choice, instant as instantField, text } from '../core/fields';
import { id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';
import { defineRecord, recordFields } from '../core/record';

/** A report is of something that was said, and not of a whole conversation. */
export const MOST_REPORTED = 20;

/** Messages that somebody showed to whoever looks after people. */
export const chatReportRecord = defineRecord(
  'ChatReport',
  { one: 'denuncia de mensajes', many: 'denuncias de mensajes' },
  {
    state: choice(
      'Estado',
      { open: ['Abierta', 'warning'], closed: ['Cerrada', 'success'] },
      { initial: 'open' },
    ),
    outcome: text('Qué se resolvió', { max: 1000, optional: true, rows: 4, private: true }),
  },
  {
    reason: text('Por qué', {
      min: [10, 'Contá qué pasó, en diez letras o más.'],
      max: 500,
      rows: 3,
      private: true,
    }),
    createdAt: instantField('Recibida'),
    closedAt: instantField('Cerrada', { optional: true }),
  },
);

export const chatReportFields = recordFields(chatReportRecord);

export const chatReportReason = privateField(chatReportRecord.shown.reason.schema);

const reportRow = chatReportFields.extend({
  id,
  version,
  reporterName: z.string(),
  reason: z.string(),
  messages: z.int(),
  createdAt: instant,
  closedAt: instant.nullable(),
});

export const chatReport = reportRow.meta({ id: 'ChatReport' });

/** A report has copies of the messages that were shown, and nothing else of their conversation. */
export const chatReportDetail = reportRow
  .extend({
    said: z.array(
      z.object({ author: personRef, body: z.string(), files: z.int(), sentAt: instant }),
    ),
  })
  .meta({ id: 'ChatReportDetail' });
