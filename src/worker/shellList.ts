/** The pieces of a version of the client. */
export interface ShellList {
  /** Changes with any piece. */
  version: string;
  /** A page needs these to start; no version is installed before all of them are there. */
  first: readonly string[];
  /** The rest of the program, brought while nobody waits. */
  later: readonly string[];
}

declare const ANDEN_SHELL: ShellList;

/** Written into the worker by the build. */
export const shellList: ShellList = ANDEN_SHELL;
