/** Of everybody in the demo. */
export const DEMO_PASSWORD = 'anden2026';
