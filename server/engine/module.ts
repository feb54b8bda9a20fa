import type { AccionDefinition } from '@contract/core/accion';
import type { HandoverKind } from '@contract/users/handover';
import type { LeavingKind } from '@contract/users/leavingText';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/Db';
import type { Context, Services, Viewer } from './acciones/context';
import type { Handler } from './acciones/implement';
import type { RequestType } from './approvals/requestType';
import type { Naming } from './audit/naming';
import type { BulkAction } from './bulk/bulkAction';
import type { CalendarPart } from './calendar/calendarPart';
import type { OnReopened } from './closes/onReopened';
import type { OpenPart } from './closes/openPart';
import type { SealPart } from './closes/sealPart';
import type { LivePart } from './events/livePart';
import type { ExportDefinition } from './exports/exportDefinition';
import type { ImportDefinition } from './imports/importDefinition';
import type { Chore } from './jobs/chore';
import type { JobKind } from './jobs/jobRunner';
import type { ListDefinition } from './lists/listDefinition';
import type { PayItemOwner } from './pay/payItem';
import type { PayPart } from './pay/payPart';
import type { LastDay, Leaving } from './people/beyondLastDay';
import type { Handover } from './people/handover';
import type { Find } from './search/find';
import type { Demo } from './seed/demo';
import type { WaitingPart } from './waiting/waitingPart';

/** Says who may open a content because a record of the module holds it. */
export interface OpensFile {
  /** `shared`: everybody who may see it sees the same, so that it may be kept on the way. */
  shown: 'shared' | 'own';
  may(db: Db, viewer: Viewer, hash: string): Promise<boolean>;
}

/** A module holds these of people for days to come, and their last day of work ends them. */
export interface EndsWithLeaving {
  /** The kinds that have days after the last one of a person, once per person and kind. */
  beyond(db: Db, leavings: readonly LastDay[]): Promise<{ personId: number; kind: LeavingKind }[]>;
  end(context: Context, leaving: Leaving): Promise<void>;
}

/** Others have these from somebody who leaves, and somebody else takes them over. */
export interface HandedOver {
  kind: HandoverKind;
  /** The things that each of them holds, in words that tell them apart. */
  held(db: Db, personIds: readonly number[]): Promise<{ personId: number; label: string }[]>;
  /** All that is held by one of them becomes the other's; a fault says why they cannot take it. */
  pass(context: Context, handover: Handover): Promise<void>;
}

/** A module puts this into an organisation that begins. */
export interface ModuleSeed {
  /** Every organisation starts with this; asked at each start, for what a newer build brings that an older one did not know. */
  product?(db: Db): Promise<void>;
  /** The invented organisation has this of it. */
  demo?(demo: Demo): Promise<void>;
  /** Asked in the step in which a task has written the last of the months before those of the demo. */
  demoPast?(db: Db): Promise<void>;
}

/** All that the engine must know of a module, as data. */
export interface ModuleParts {
  /** The handlers that answer each of its acciones. */
  handlers: Readonly<Record<string, Handler>>;
  /** Lists are counted, exported and changed in bulk. */
  lists?: readonly ListDefinition[];
  /** Pages that are no lists read these, and their filters are kept as views all the same. */
  boards?: readonly AccionDefinition[];
  /** The search of everything finds these of it. */
  finds?: readonly Find[];
  /** How the audit calls what it keeps by its number. */
  names?: readonly Naming[];
  exports?: readonly ExportDefinition[];
  imports?: readonly ImportDefinition[];
  bulk?: readonly BulkAction[];
  /** Requests that can be made and approved. */
  requests?: readonly RequestType[];
  /** Tasks that somebody asks for. */
  jobs?: readonly JobKind[];
  /** Work that nobody asks for. */
  chores?: readonly Chore[];
  /** Addresses that are no accion: papers, calendars, streams. */
  routes?: readonly ((app: FastifyInstance, services: Services) => void)[];
  opens?: readonly OpensFile[];
  /** The stream of events carries these whole. */
  live?: readonly LivePart[];
  leaving?: readonly EndsWithLeaving[];
  handovers?: readonly HandedOver[];
  /** The things that wait for the person who opens the first page. */
  waiting?: readonly WaitingPart[];
  /** The unsettled things of a month, which the person who closes it looks at first. */
  openInPeriod?: readonly OpenPart[];
  /** The things of a month that may not change once it is closed. */
  sealed?: readonly SealPart[];
  /** The things that follow when a month is reopened. */
  reopened?: readonly OnReopened[];
  /** The things of a month that count for pay. */
  forPay?: readonly PayPart[];
  /** The items that wait for a next pay, and what follows when that is made. */
  payItems?: readonly PayItemOwner[];
  /** The days of somebody that go into their calendar program. */
  calendar?: readonly CalendarPart[];
  seeds?: readonly ModuleSeed[];
}

type Listed = Exclude<keyof ModuleParts, 'handlers'>;
type Part<K extends Listed> = NonNullable<ModuleParts[K]>[number];

export const defineModule = <const M extends ModuleParts>(
  // A part that nobody reads is a slip of the pen: it would be left out without a word.
  parts: M & Record<Exclude<keyof M, keyof ModuleParts>, never>,
): M => parts;

type Handlers = ModuleParts['handlers'];

let registered: { modules: readonly ModuleParts[]; handlers: Handlers } = {
  modules: [],
  handlers: {},
};

/** Said once, by the program that is made of them; the engine knows none by name. */
export function registerModules(modules: readonly ModuleParts[], handlers: Handlers): void {
  registered = { modules, handlers };
}

export const allHandlers = (): Handler[] => Object.values(registered.handlers);

/** This collects the parts of one kind from all modules. */
export const partsOf = <K extends Listed>(kind: K): Part<K>[] =>
  registered.modules.flatMap((parts) => (parts[kind] ?? []) as Part<K>[]);

/** Finds one by its name. The table is made when somebody first asks: modules are registered later than this is read. */
export function finder<P>(all: () => readonly P[], nameOf: (part: P) => string) {
  let byName: Map<string, P> | undefined;
  return (name: string): P | undefined => {
    byName ??= new Map(all().map((part) => [nameOf(part), part]));
    return byName.get(name);
  };
}
