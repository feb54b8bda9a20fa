export const shortestPassword = 10;

export interface Strength {
  /** 0 to 4. */
  level: number;
  label: string;
}

const labels = ['Muy débil', 'Débil', 'Aceptable', 'Buena', 'Muy buena'];
const common = /contrase|password|qwerty|asdf|abcdef|12345|54321|and[eé]n|argentina|boca|river/gi;

/** Repeats and runs, such as `aaaa` or `6789`, add next to nothing to what must be guessed. */
function weight(password: string): number {
  const rest = password.replace(common, 'x');
  let count = 0;
  for (let index = 0; index < rest.length; index += 1) {
    const step = Math.abs(rest.charCodeAt(index) - rest.charCodeAt(index - 1));
    count += step <= 1 ? 0.3 : 1;
  }
  return count;
}

function variety(password: string): number {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];
  return kinds.filter((kind) => kind.test(password)).length;
}

/** A hint, not a rule: the rule is the length. */
export function passwordStrength(password: string, userName = ''): Strength {
  const own = userName.length > 2 && password.toLowerCase().includes(userName.toLowerCase());
  const points = weight(password) * (0.85 + variety(password) * 0.15) - (own ? userName.length : 0);
  const reached = [7, 11, 15, 20].filter((limit) => points >= limit).length;
  const level = password.length < shortestPassword ? Math.min(reached, 1) : reached;
  return { level, label: labels[level] ?? '' };
}
