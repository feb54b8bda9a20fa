import type { Reach } from '@contract/core/accion';
import type { Roles } from '@contract/core/permissions';
import type { Database } from '../../db/client';
import type { Db } from '../../db/Db';
import type { Door } from '../backup/door';
import type { Config } from '../config/config';
import type { EventAudience, EventTag } from '../events/eventAudience';
import type { Whisper } from '../events/whisper';
import type { FreeSpace } from '../files/freeSpace';
import type { FileStore } from '../files/store/fileStore';
import type { Tasks } from '../jobs/tasks';
import type { PageMarks } from '../lists/pageMarks';
import type { Mailer } from '../mail/mailer';
import type { NoticeRequest } from '../notifications/notice';
import type { OutsideReach } from '../outside/outsideReach';
import type { Pusher } from '../push/pusher';
import type { Viewing } from '../session/viewing';
import type { SealingCertificate } from '../signing/certificate/sealingCertificate';
import type { PdfWork } from '../signing/pdf/pdfWork';
import type { Workshop } from '../workshop/openWorkshop';

/** A process has these services, made once at the start. */
export interface Services {
  config: Config;
  /** For copies of everything; nothing else needs more than the application's own rights. */
  ownerUrl: string;
  /** Shut while a copy is being restored. */
  door: Door;
  database: Database;
  files: FileStore;
  /** The free space on the disk of the data folder. */
  space: FreeSpace;
  /** The certificate that seals papers, made when it is first needed. */
  certificate(): Promise<SealingCertificate>;
  /** Where files from anybody are opened. */
  workshop: Workshop;
  /** This looks at PDFs, makes them ready and seals them there. */
  pdf: PdfWork;
  jobs: Tasks;
  /** Where the pages of long lists begin. */
  marks: PageMarks;
  mailer: Mailer;
  /** Where notices go besides the bell. */
  channels: readonly NoticeRequest[];
  pusher: Pusher;
  /** Says which addresses of other systems may be asked. */
  outside: OutsideReach;
  jwtSecret: Uint8Array;
  version: string;
  /** Printed on the console while there is no account; opens the first one. */
  setupCode: string | null;
  /** Wakes this and the other processes to read new events. */
  wake(): void;
  /** Tells open pages something of this moment, which is kept nowhere. */
  whisper(whisper: Whisper): void;
}

/** The viewer is the person who asks, read from the database at each request. */
export interface Viewer {
  accountId: number;
  username: string;
  displayName: string;
  personId: number | null;
  siteId: number | null;
  areaId: number | null;
  roles: Roles;
  roleScope: 'own' | 'team' | 'site' | 'all';
  sessionId: string;
  mustChangePassword: boolean;
  /** The organisation asks for a second step of who administers, and this account has none. */
  needsSecondStep: boolean;
  /** Set while somebody sees as this person or role; `sessionId` is then theirs. */
  viewing: Viewing | null;
  /** Set where a program asks with a key; nobody is signed in then. */
  program?: { id: number; keyId: number };
}

export interface AuditChange {
  entity: string;
  entityId: string | number;
  before?: unknown;
  after?: unknown;
}

export interface PublicContext {
  services: Services;
  /** The transaction of a change, the pool of a read. */
  db: Db;
  address: string;
  device: string;
  origin: string;
  secure: boolean;
  setCookie(value: string | null): void;
  audit(change: AuditChange): Promise<void>;
  emit(tags: readonly EventTag[], audience: EventAudience): Promise<void>;
  /** After the commit; never when it failed. */
  afterCommit(task: () => void | Promise<void>): void;
}

export interface Context extends PublicContext {
  viewer: Viewer;
  /** How far this accion reaches for this person. */
  reach: Reach;
}
