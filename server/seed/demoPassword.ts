/** Everybody in the demo has this password. */
export const DEMO_PASSWORD = 'anden2026';
