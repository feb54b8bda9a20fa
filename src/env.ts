/** The one place of the client that reads `import.meta`; Jest replaces it. */
export const env = {
  token: String(import.meta.env.VITE_ANDEN_TOKEN ?? 'anden'),
  version: String(import.meta.env.VITE_ANDEN_VERSION ?? '0'),
  development: import.meta.env.DEV,
};
