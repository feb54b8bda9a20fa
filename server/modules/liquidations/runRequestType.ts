/** Under which name the approvals know a run. */
export const PAY_REQUEST = 'payRun';
