import { leaveTypeRecord } from '@contract/holidays/leaveType';
import type { LeaveType } from '@/services/wms/generated/holidays.gen';
import { daysText } from '../leaveTexts';

const startTexts = { warn: '', refuse: 'solo desde un lunes', none: 'desde cualquier día' };

/** "2 días por vez · hasta 10 por año · pide certificado". */
export function ruleText(row: LeaveType): string {
  return [
    leaveTypeRecord.fields.unit.labels[row.unit],
    row.daysAnEvent ? `${daysText(row.daysAnEvent)} por vez` : '',
    row.daysAYear ? `hasta ${row.daysAYear} por año` : '',
    row.halfDays ? 'admite medios días' : '',
    row.noticeDays ? `se avisa ${daysText(row.noticeDays)} antes` : '',
    row.minServiceMonths ? `desde los ${row.minServiceMonths} meses` : '',
    row.needsCertificate ? 'pide certificado' : '',
    row.paid ? '' : 'sin goce de sueldo',
    row.kind === 'vacation' ? startTexts[row.startRule] : '',
    row.source,
  ]
    .filter(Boolean)
    .join(' · ');
}
