/** What one version of the client is made of. */
export interface ShellList {
  /** Changes with any piece. */
  version: string;
  /** What a page needs to start; without all of it no version is installed. */
  first: readonly string[];
  /** The rest of the program, brought while nobody waits. */
  later: readonly string[];
}

declare const ANDEN_SHELL: ShellList;

/** Written into the worker by the build. */
export const shellList: ShellList = ANDEN_SHELL;
