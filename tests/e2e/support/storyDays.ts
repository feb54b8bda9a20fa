import { storyNow } from './storyNow';

const isoDay = (at: Date) => at.toLocaleDateString('sv', { timeZone: 'America/Buenos_Aires' });
const DAY = 86_400_000;

export const today = isoDay(storyNow());
const yesterday = isoDay(new Date(storyNow().getTime() - DAY));

/** Since when somebody is here whom a story made: no month that is closed or paid knows them. */
export const hireDay = `${today.slice(0, 8)}01`;

/** Their last day, so that other stories count without them; on the first of a month there is none before. */
export const leaveDay = yesterday < hireDay ? today : yesterday;

/** Whether they are still counted: one works on one's last day. */
export const worksStill = leaveDay === today;

const parts = (day: string) => day.split('-').reverse();
export const typedDay = (day: string) => parts(day).join('');
export const shownDay = (day: string) => parts(day).join('/');

/** When somebody spent what they ask back: some days ago, and in a month that is not closed. */
export const spentOn = isoDay(new Date(storyNow().getTime() - 2 * DAY));
