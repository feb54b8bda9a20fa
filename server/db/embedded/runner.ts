/** How this machine can run PostgreSQL, which refuses to run as root. */
export type Runner = {
  native: string;
  clusterDir: string;
  prefix: string[];
  uid?: number;
  gid?: number;
  notice?: string;
};
