export const env = { token: 'anden', version: 'test', development: false };
