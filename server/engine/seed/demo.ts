import type { person } from '../../db/schema/organisation';
import type { SigningTools } from '../signing/signingTools';

export interface DemoArea {
  id: number;
  name: string;
  siteId: number;
  siteName: string;
}

export type DemoPerson = typeof person.$inferSelect & {
  accountId: number;
  username: string;
  /** Under which key its role is made; who is signed in as has it for a name, too. */
  role: string;
};

/** The invented organisation as each module finds it: its places, its people, and what papers are made with. */
export interface Demo extends SigningTools {
  areas: readonly DemoArea[];
  people: readonly DemoPerson[];
  /** Accounts of Recursos Humanos, who publish and decide; the first is whoever it was that did something. */
  hr: readonly [number, ...number[]];
  /** Also the months before the last two, which a task writes while the server is used already. */
  wholeYear: boolean;
}
