/** Every accion over a run, or over what goes into one, has this: only keepers of everybody's pay reach it. */
export const ofRuns = {
  module: 'liquidations',
  permission: 'LIQUIDATION.SHOW',
  scope: 'all',
  keepers: 'pay',
  sensitive: true,
} as const;
