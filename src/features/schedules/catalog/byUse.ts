/** The rows in use, and apart those that are kept for what already has them. */
export const byUse = <Row extends { active: boolean }>(rows: readonly Row[]) =>
  [
    ['En uso', rows.filter(({ active }) => active)],
    ['Sin uso', rows.filter(({ active }) => !active)],
  ] as const;
