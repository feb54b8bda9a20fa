export function hashSources(paths: string[], extra: string): string;
export function hashSourceTimes(paths: string[], extra: string): string;
